import { type ComponentType, lazy, Suspense } from 'react';
import { canAttend } from 'shared-api/contract/attendance.policy';
import { logQuietly } from 'shared-api/log-quietly';
import { useSession } from 'shared-api/session/session.store';

type PanelProps = { postId: string; memberId: string };

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
export function AttendanceSlot({ postId }: { postId: string }) {
  const member = useSession((session) => session.member);
  if (!member || !canAttend(member)) return null;
  return (
    <Suspense fallback={null}>
      <AttendancePanel postId={postId} memberId={member.id} />
    </Suspense>
  );
}
