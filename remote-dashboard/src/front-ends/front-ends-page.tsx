import { useEffect } from 'react';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends.policy';
import { Navigate } from 'shared-ui/router';
import { Block, Button } from 'shared-ui/static';
import { root } from '../dashboard/sections.ts';
import { ListView } from '../lists/list-view.tsx';
import { useViewer } from '../viewer/viewer.ts';
import { BuildsTable } from './builds-table.tsx';
import { forgetFrontEnds, loadFrontEnds, useFrontEnds } from './front-ends.store.ts';
import { messages } from './messages.ts';

/** What is live of each front end, and whether it comes up in browsers. */
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
    <Block title={messages.title}>
      {status === 'succeeded' && <p className="ui-faint">{messages.lead(days)}</p>}
      <ListView
        list={{ status, items: builds, next: null }}
        count={messages.count(builds.length)}
        empty={{ title: messages.none, text: messages.noneHint }}
        tools={
          <Button variant="outline" size="sm" onClick={load}>
            {messages.refresh}
          </Button>
        }
        onRetry={load}
      >
        <BuildsTable frontEnds={frontEnds} />
      </ListView>
    </Block>
  );
}
