import { useRevalidator } from 'shared-ui/router';
import { FailedState, Loaded, PageLayout, Skeleton } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** In the place of the page; while it is asked for again, skeletons. */
export function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <PageLayout title={messages.secretaryGeneral}>
      <Loaded
        status={state === 'loading' ? 'loading' : 'failed'}
        isEmpty
        empty={null}
        waiting={<Skeleton shape="picture" />}
        failed={
          <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => void revalidate()} />
        }
      >
        {null}
      </Loaded>
    </PageLayout>
  );
}
