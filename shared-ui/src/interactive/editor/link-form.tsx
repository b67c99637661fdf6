import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { toLink } from './to-link.ts';

type LinkFormProps = {
  /** Empty where there is no link yet. */
  address: string;
  onApply: (url: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks where a link leads. It lies inside the form of the text, so it is none itself. */
export function LinkForm({ address, onApply, onRemove, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const id = useId();

  function apply() {
    const url = toLink(typed);
    setRefused(!url);
    if (url) onApply(url);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  }

  return (
    <div className="ui-link-form">
      <label htmlFor={id}>{messages.linkAddress}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="url"
        // biome-ignore lint/a11y/noAutofocus: it was opened to be filled
        autoFocus
        value={typed}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        {messages.linkInsert}
      </Button>
      {address && (
        <Button size="sm" variant="outline" onClick={onRemove}>
          {messages.linkRemove}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        {messages.linkCancel}
      </Button>
      {isRefused && (
        <p id={`${id}-refused`} role="alert">
          {messages.linkRefused}
        </p>
      )}
    </div>
  );
}
