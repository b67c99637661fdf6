import { useEffect } from 'react';

/** Quill takes files over its text, and shows where. */
const isOverText = ({ target }: DragEvent) => target instanceof Element && target.closest('[contenteditable="true"]');

/** A file that is dropped beside the place for it stays away: the browser would open it, and leave the page. */
export function useDropsRejected(): void {
  useEffect(() => {
    function reject(event: DragEvent) {
      if (event.defaultPrevented || isOverText(event) || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    addEventListener('dragover', reject);
    addEventListener('drop', reject);
    return () => {
      removeEventListener('dragover', reject);
      removeEventListener('drop', reject);
    };
  }, []);
}
