import { Loaded } from 'shared-ui/loaded';
import { useRevalidator } from 'shared-ui/router';
import { FailedState, PageLayout, Skeleton } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** In the place of the page; while it is loaded again, skeletons. */
export function LoadFailed({ title }: { title: string }) {
  return (
    <PageLayout title={title}>
      <PartFailed />
    </PageLayout>
  );
}

/** In the place of a part of the page. */
export function PartFailed() {
  const { revalidate, state } = useRevalidator();
  return (
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
  );
}
