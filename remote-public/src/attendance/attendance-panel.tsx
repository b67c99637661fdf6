import { serverTextOr } from 'shared-api/client/api-error';
import { attend, leaveEvent } from 'shared-api/client/attendance.client';
import type { AttendanceReply } from 'shared-api/contract/attendance.contract';
import { type Announcement, canSeeAttendees } from 'shared-api/contract/attendance.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { CacheProvider, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { attendanceQuery } from 'shared-api/query/attendance.query';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass, notify, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

type AttendancePanelProps = { post: Announcement; member: PrivateMember };

/** Whether the member comes to the event, and how many places are left. */
export const AttendancePanel = ({ post, member }: AttendancePanelProps) => (
  <CacheProvider viewerId={member.id}>
    <Attendance key={post.id} postId={post.id} />
    {canSeeAttendees(member, post) && (
      <p>
        <Link
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          to={`/organization/events/${post.id}/attendees`}
        >
          {messages.attendees}
        </Link>
      </p>
    )}
  </CacheProvider>
);

function Attendance({ postId }: { postId: string }) {
  const cache = useQueryClient();
  const query = attendanceQuery(postId);
  const { data } = useQuery(query);
  const { isPending, mutate } = useAction({
    mutationFn: (send: typeof attend) => send(postId),
    onSuccess: (attendance) => cache.setQueryData(query.queryKey, attendance),
    onError(error) {
      notify.failure(serverTextOr(error, messages.failed));
      return cache.invalidateQueries(query);
    },
  });
  if (!data || !(data.isOpen || data.state !== 'none')) return null;
  const isNew = data.state === 'none';
  return (
    <Stack>
      <Text role="status">{sentenceOf(data)}</Text>
      {data.isOpen && (
        <ButtonGroup role="group" aria-label={messages.attendance}>
          <Button
            variant={isNew ? 'solid' : 'outline'}
            disabled={isPending}
            onClick={() => mutate(isNew ? attend : leaveEvent)}
          >
            {isNew ? wordsToCome(data) : messages.leave}
          </Button>
        </ButtonGroup>
      )}
    </Stack>
  );
}

const wordsToCome = ({ left }: AttendanceReply) => (left === 0 ? messages.wait : messages.attend);

function sentenceOf({ state, position, left }: AttendanceReply) {
  if (position !== null) return messages.waiting(position);
  const places = left === null || (left === 0 && state === 'going') ? [] : [messages.left(left)];
  return [...(state === 'going' ? [messages.going] : []), ...places].join(' ');
}
