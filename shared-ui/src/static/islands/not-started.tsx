import { messages } from '../../messages.ts';
import { Button } from '../actions/button/button.tsx';
import { FailedState } from '../status/loaded/loaded.tsx';
import { dismissNotice, notify } from '../status/notices/notify.ts';

const reload = () => location.reload();

/** In the place of a part whose script did not come, or threw while it was read. */
export const NotStarted = () => <FailedState title={messages.notStarted} retry={messages.reload} onRetry={reload} />;

let lastNotice = 0;

/** Says the same of a part that has no place on the page, until the reader puts it aside; several such parts say it once. */
export function notifyNotStarted(sentence: string = messages.notStarted): void {
  dismissNotice(lastNotice);
  lastNotice = notify.failure(() => (
    <>
      {sentence}{' '}
      <Button size="sm" onClick={reload}>
        {messages.reload}
      </Button>
    </>
  ));
}
