import { messages } from '../../messages.ts';
import { Button } from '../actions/button/button.tsx';
import { FailedState } from '../status/loaded/states.tsx';
import { dismissNotice, notify } from '../status/notices/notify.ts';

const reload = () => location.reload();

/** In the place of what comes only when the page is loaded again. */
export const ReloadState = ({ title }: { title: string }) => (
  <FailedState title={title} retry={messages.reload} onRetry={reload} />
);

/** In the place of a part whose script did not come, or threw while it was read. */
export const NotStarted = () => <ReloadState title={messages.notStarted} />;

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
