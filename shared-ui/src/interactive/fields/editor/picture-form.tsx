import type Quill from 'quill/core.js';
import type { PlacedPicture } from './create-quill.ts';
import { LineForm } from './line-form.tsx';
import { messages } from './messages.ts';

type PictureFormProps = { quill: Quill; picture: PlacedPicture; onClose: () => void };

/** Asks for a picture of the text in words, or removes it. */
export function PictureForm({ quill, picture: { index, url, alt }, onClose }: PictureFormProps) {
  function apply(typed: string) {
    onClose();
    quill.formatText(index, 1, 'alt', typed.trim(), 'user');
    quill.setSelection(index + 1, 0, 'user');
    return true;
  }
  function remove() {
    onClose();
    quill.deleteText(index, 1, 'user');
  }
  return (
    <LineForm
      picture={url}
      label={messages.altText}
      text={alt}
      dir="auto"
      applyLabel={messages.pictureWordsKeep}
      onApply={apply}
      removeLabel={messages.pictureRemove}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
