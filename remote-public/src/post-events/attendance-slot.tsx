import { type ComponentType, lazy, Suspense } from 'react';
import { type Announcement, canAttend } from 'shared-api/contract/attendance.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { useSession } from 'shared-api/session/session.store';

type PanelProps = { post: Announcement; member: PrivateMember };

const AttendancePanel = lazy(async (): Promise<{ default: ComponentType<PanelProps> }> => {
  try {
    const module = await import(/* webpackChunkName: "attendance" */ '../attendance/attendance-panel.tsx');
    return { default: module.AttendancePanel };
  } catch (error) {
    logQuietly('attendance', error);
    return { default: () => null }; // the post is read without it
  }
});

/** For members alone: a visitor who reads a post loads none of it. */
export function AttendanceSlot({ post }: { post: Announcement }) {
  const member = useSession((session) => session.member);
  if (!member || !canAttend(member)) return null;
  return (
    <Suspense fallback={null}>
      <AttendancePanel post={post} member={member} />
    </Suspense>
  );
}
