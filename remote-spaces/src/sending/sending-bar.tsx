import { useId } from 'react';
import { Button } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';

type SendingBarProps = { part: number | undefined; onCancel: () => void };

export function SendingBar({ part, onCancel }: SendingBarProps) {
  const id = useId();
  if (part === undefined) return null;
  return (
    <div className="ui-sending">
      <label htmlFor={id}>{messages.sending}</label>
      <progress id={id} value={part} max={1} />
      <Button variant="outline" size="sm" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}
