import { useEffect } from 'react';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends.policy';
import { Navigate } from 'shared-ui/router';
import { Button } from 'shared-ui/static';
import { ListPage } from '../lists/list-page.tsx';
import { root } from '../sections/sections.ts';
import { useViewer } from '../viewer/viewer.ts';
import { BuildsTable } from './builds-table.tsx';
import { forgetFrontEnds, loadFrontEnds, useFrontEnds } from './front-ends.store.ts';
import { messages } from './messages.ts';

export function FrontEndsPage() {
  const viewer = useViewer();
  const { status, days, frontEnds } = useFrontEnds();
  const mayRead = canSeeFrontEnds(viewer);
  useEffect(() => {
    if (mayRead) void loadFrontEnds();
    return forgetFrontEnds;
  }, [mayRead]);
  if (!mayRead) return <Navigate to={root} replace />;
  const load = () => void loadFrontEnds();
  const builds = frontEnds.flatMap((frontEnd) => frontEnd.builds);
  return (
    <ListPage
      words={messages}
      lead={status === 'succeeded' ? messages.lead(days) : ''}
      total={builds.length}
      list={{ status, items: builds, next: null }}
      tools={
        <Button variant="outline" size="sm" onClick={load}>
          {messages.refresh}
        </Button>
      }
      onRetry={load}
    >
      <BuildsTable frontEnds={frontEnds} />
    </ListPage>
  );
}
