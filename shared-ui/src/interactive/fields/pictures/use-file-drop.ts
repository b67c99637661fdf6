import { type ClipboardEvent, type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files dropped on an element, or pasted while the keyboard is in it, go to `onFile`: the first of them. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  function take(event: ClipboardEvent | DragEvent, [file]: FileList) {
    if (!file) return; // a text is dropped or pasted as ever
    event.preventDefault();
    onFile(file);
  }

  return {
    isOver,
    place: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        take(event, event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  };
}
