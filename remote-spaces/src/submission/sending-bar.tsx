import { Progress } from 'shared-ui/progress';
import { Button } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';

type SendingBarProps = { part: number | undefined; onCancel: () => void };

export const SendingBar = ({ part, onCancel }: SendingBarProps) =>
  part !== undefined && (
    <Progress label={messages.sending} part={part}>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </Progress>
  );
