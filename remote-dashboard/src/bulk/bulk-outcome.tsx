import { CalloutList } from 'shared-ui/callout';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import type { BulkOutcome as Outcome } from './use-bulk.ts';

export const BulkOutcome = ({ outcome, onHide }: { outcome: Outcome; onHide: () => void }) => (
  <CalloutList label={messages.results}>
    <p>{messages.done(outcome.done.length)}</p>
    {outcome.notDone.length > 0 && (
      <ul>
        {outcome.notDone.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    )}
    <Button variant="ghost" size="sm" onClick={onHide}>
      {messages.hide}
    </Button>
  </CalloutList>
);
