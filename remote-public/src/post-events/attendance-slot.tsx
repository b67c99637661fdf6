import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { type Announcement, canAttend } from 'shared-api/contract/posts/attendance.policy';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { useSession } from 'shared-api/session/session.store';
import { ReservedPlace } from 'shared-ui/layout';
import { FailedState } from 'shared-ui/static';
import { messages } from './messages.ts';

type SlotProps = { post: Announcement; event: PostEvent; onLeft: (left: number | null) => void };
type PanelProps = SlotProps & { member: PrivateMember; onReload: () => void };

const Failed = ({ onReload }: PanelProps) => <FailedState title={messages.attendanceNotLoaded} onRetry={onReload} />;

/** A new one for each attempt: React remembers one that failed. */
const lazyPanel = () =>
  lazy(async (): Promise<{ default: ComponentType<PanelProps> }> => {
    try {
      const module = await import(/* webpackChunkName: "attendance" */ './attendance-panel.tsx');
      return { default: module.AttendancePanel };
    } catch (error) {
      logQuietly('attendance', error);
      return { default: Failed }; // the post is read without it
    }
  });

function Loading(props: Omit<PanelProps, 'onReload'>) {
  const [Panel, setPanel] = useState(lazyPanel);
  return (
    <Suspense fallback={null}>
      <Panel {...props} onReload={() => setPanel(lazyPanel())} />
    </Suspense>
  );
}

/** For members alone: a visitor who reads a post loads none of it. */
export function AttendanceSlot(props: SlotProps) {
  const member = useSession((session) => session.member);
  if (member && !canAttend(member)) return null;
  return <ReservedPlace>{member && <Loading {...props} member={member} />}</ReservedPlace>;
}
