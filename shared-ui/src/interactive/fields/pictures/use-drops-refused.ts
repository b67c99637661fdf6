import { useEffect } from 'react';

/** Quill takes files over its text, and shows where. */
const isOverText = ({ target }: DragEvent) => target instanceof Element && target.closest('[contenteditable="true"]');

/** A file that is dropped beside the place for it stays away: the browser would open it, and leave the page. */
export function useDropsRefused(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || isOverText(event) || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
