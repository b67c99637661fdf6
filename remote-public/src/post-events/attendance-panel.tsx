import { type ReactNode, useEffect, useRef } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { attend, leaveEvent } from 'shared-api/client/attendance.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { AttendanceReply } from 'shared-api/contract/posts/attendance.contract';
import { type Announcement, canSeeAttendees } from 'shared-api/contract/posts/attendance.policy';
import { attendeesName } from 'shared-api/contract/posts/attendee-words';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { CacheProvider, loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { attendanceQuery } from 'shared-api/query/attendance.query';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass, FailedState, notify, Stack } from 'shared-ui/static';
import { messages } from './attendance-messages.ts';
import { messages as eventMessages } from './messages.ts';

type AttendancePanelProps = {
  post: Announcement;
  event: PostEvent;
  member: PrivateMember;
  /** Told how many places are left, as the server says it to the member. */
  onLeft: (left: number | null) => void;
};

/** Whether the member comes to the event, and how many places are left. */
export const AttendancePanel = ({ post, event, member, onLeft }: AttendancePanelProps) => (
  <CacheProvider viewerId={member.id}>
    <Attendance key={post.id} postId={post.id} isOver={Date.parse(event.endsAt) < Date.now()} onLeft={onLeft}>
      {canSeeAttendees(member, post) && (
        <Link className={buttonClass({ variant: 'outline' })} to={pathTo.attendees(post.id)}>
          {attendeesName(event)}
        </Link>
      )}
    </Attendance>
  </CacheProvider>
);

type AttendanceProps = Pick<AttendancePanelProps, 'onLeft'> & { postId: string; isOver: boolean; children: ReactNode };

function Attendance({ postId, isOver, onLeft, children }: AttendanceProps) {
  const query = useQuery(attendanceQuery(postId));
  const { data, refetch } = query;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) onLeft(data.left);
  }, [data, onLeft]);
  if (loadStatus(query) === 'failed')
    return <FailedState title={eventMessages.attendanceNotLoaded} onRetry={refetch} />;
  if (!data) return null;
  const canChange = data.isOpen || (data.state !== 'none' && !isOver);
  return (
    <Stack>
      <Text role="status">{sentenceOf(data)}</Text>
      <ButtonGroup ref={group} role="group" aria-label={messages.attendance} tabIndex={-1}>
        {canChange && <Change postId={postId} attendance={data} onClosed={() => group.current?.focus()} />}
        {children}
      </ButtonGroup>
    </Stack>
  );
}

type ChangeProps = {
  postId: string;
  attendance: AttendanceReply;
  /** Told before the button goes, and the focus with it: a closed event takes nobody back. */
  onClosed: () => void;
};

/** One button for both, so that it keeps the focus of who changes its mind. */
function Change({ postId, attendance, onClosed }: ChangeProps) {
  const cache = useQueryClient();
  const query = attendanceQuery(postId);
  const { isPending, mutate } = useAction({
    mutationFn: (send: typeof attend) => send(postId),
    onSuccess(changed) {
      if (!changed.isOpen) onClosed();
      setAnswer(cache, query, changed);
    },
    onError(error) {
      notify.failure(serverTextOr(error, messages.failed));
      return cache.invalidateQueries(query);
    },
  });
  const isNew = attendance.state === 'none';
  return (
    <Button
      variant={isNew ? 'solid' : 'outline'}
      aria-disabled={isPending}
      onClick={() => mutate(isNew ? attend : leaveEvent)}
    >
      {isNew ? wordsToCome(attendance) : messages.leave}
    </Button>
  );
}

const wordsToCome = ({ left }: AttendanceReply) => (left === 0 ? eventMessages.wait : eventMessages.attend);

function sentenceOf({ state, position, left, isOpen }: AttendanceReply) {
  if (!isOpen && position !== null) return messages.stillWaiting(position);
  if (!isOpen) return state === 'going' ? messages.wasGoing : messages.closed;
  if (position !== null) return messages.waiting(position);
  const places =
    left === null || (left === 0 && state === 'going') ? [] : [left === 0 ? messages.full : messages.left(left)];
  return [...(state === 'going' ? [messages.going] : []), ...places].join(' ') || messages.unbounded;
}
