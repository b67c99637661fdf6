import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';

type LineFormProps = Pick<ComponentProps<'input'>, 'dir' | 'inputMode'> & {
  /** The address of the picture that is asked about. */
  picture?: string;
  /** What is asked. */
  label: string;
  /** What it begins with. */
  text: string;
  applyLabel: string;
  /** Answers whether it was taken. */
  onApply: (typed: string) => boolean;
  /** Said when it was not. */
  rejection?: string;
  removeLabel: string;
  /** Absent where there is nothing to remove. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** Asks for one line about a place in the text. It lies inside the form of the text, so it is none itself. */
export function LineForm(props: LineFormProps) {
  const { picture, label, text, applyLabel, onApply, rejection, removeLabel, onRemove, onClose, ...input } = props;
  const [typed, setTyped] = useState(text);
  const [isRejected, setRejected] = useState(false);
  const id = useId();

  const apply = () => setRejected(!onApply(typed));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  }

  return (
    <div className="ui-line-form">
      {picture && <img src={picture} alt="" />}
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it was opened to be filled
        autoFocus
        value={typed}
        aria-invalid={isRejected}
        aria-describedby={isRejected ? `${id}-refused` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        {applyLabel}
      </Button>
      {onRemove && (
        <Button size="sm" variant="outline" onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        {messages.cancel}
      </Button>
      {isRejected && (
        <p id={`${id}-refused`} role="alert">
          {rejection}
        </p>
      )}
    </div>
  );
}
