import { Article } from 'shared-ui/layout';
import { Loaded } from 'shared-ui/loaded';
import { useRevalidator } from 'shared-ui/router';
import { FailedState, Skeleton } from 'shared-ui/static';
import { messages } from './messages.ts';

/** In the place of the post; while it is loaded again, its geometry. */
export function PostFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Article>
      <Loaded
        status={state === 'loading' ? 'loading' : 'failed'}
        isEmpty
        empty={null}
        waiting={<Skeleton shape="picture" />}
        failed={<FailedState title={messages.failed} text={messages.failedHint} onRetry={() => void revalidate()} />}
      >
        {null}
      </Loaded>
    </Article>
  );
}
