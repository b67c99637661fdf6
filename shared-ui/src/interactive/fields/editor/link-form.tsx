import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { LineForm } from './line-form.tsx';
import { messages } from './messages.ts';
import { toLink } from './to-link.ts';

type LinkFormProps = {
  quill: Quill;
  /** What is linked. */
  range: Range;
  /** Empty where there is no link yet. */
  address: string;
  onClose: () => void;
};

function applyLink(quill: Quill, { index, length }: Range, url: string): void {
  if (length > 0) quill.formatText(index, length, 'link', url, 'user');
  else quill.insertText(index, url, 'link', url, 'user');
  quill.setSelection(index + (length || url.length), 0, 'user');
}

/** Asks where a link leads. */
export function LinkForm({ quill, range, address, onClose }: LinkFormProps) {
  function apply(typed: string) {
    const url = toLink(typed);
    if (!url) return false;
    onClose();
    applyLink(quill, range, url);
    return true;
  }
  function remove() {
    onClose();
    quill.formatText(range.index, Math.max(range.length, 1), 'link', false, 'user');
  }
  return (
    <LineForm
      label={messages.linkAddress}
      text={address}
      dir="ltr"
      inputMode="url"
      applyLabel={messages.linkInsert}
      onApply={apply}
      rejection={messages.linkRejected}
      removeLabel={messages.linkRemove}
      onRemove={address ? remove : undefined}
      onClose={onClose}
    />
  );
}
