import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type Attendee,
  AttendeeCountReply,
  AttendeesQuery,
  AttendeesReply,
  CheckInReply,
} from '../contract/posts/attendees.contract.ts';
import { Post, PostReply } from '../contract/posts/posts.contract.ts';

const conditions: Record<string, (attendee: Attendee) => boolean> = {
  going: ({ isWaiting }) => !isWaiting,
  waiting: ({ isWaiting }) => isWaiting,
  checked_in: ({ checkedInAt }) => checkedInAt !== null,
  not_checked_in: ({ isWaiting, checkedInAt }) => !isWaiting && checkedInAt === null,
};

/** Who comes to the event of a post, as a server that keeps who was ticked off. */
export function attendeesHandlers({ id }: Post, attendees: Attendee[]) {
  let kept = attendees;
  const countOf = (state: string) => kept.filter(conditions[state] ?? Boolean).length;
  const counts = () => ({
    going: countOf('going'),
    waiting: countOf('waiting'),
    checkedIn: countOf('checked_in'),
  });
  const at = `*/api/events/${id}/attendees`;

  function tick(attendeeId: unknown, checkedInAt: string | null) {
    kept = kept.map((each) => (each.id === attendeeId ? { ...each, checkedInAt } : each));
    const attendee = kept.find((each) => each.id === attendeeId);
    return HttpResponse.json(v.parse(CheckInReply, { attendee, counts: counts() }));
  }

  return [
    http.get(at, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const { state = '', q = '' } = v.parse(AttendeesQuery, query);
      const found = kept.filter((each) => (conditions[state]?.(each) ?? true) && each.name.includes(q));
      const headers = { 'x-total-count': String(found.length) };
      return HttpResponse.json(v.parse(AttendeesReply, { attendees: found, counts: counts() }), { headers });
    }),
    http.put(`${at}/:attendee/check-in`, ({ params }) => tick(params.attendee, new Date().toISOString())),
    http.delete(`${at}/:attendee/check-in`, ({ params }) => tick(params.attendee, null)),
  ];
}

/** How many hear of a change of the event, as the server says it. */
export const attendeeCountHandler = ({ id }: Post, reply: AttendeeCountReply) =>
  http.get(`*/api/events/${id}/attendees/count`, () => HttpResponse.json(v.parse(AttendeeCountReply, reply)));

/** The post of an event that its organisers cancel and resume, as a server that keeps which of both. */
export function cancellationHandlers(post: Post) {
  let now = post;
  function answerWith(isCancelled: boolean) {
    now = { ...now, event: now.event && { ...now.event, isCancelled } };
    const message = isCancelled ? 'أُلغيت الفعالية' : 'تقام الفعالية في موعدها';
    return HttpResponse.json(v.parse(PostReply, { message, post: now }));
  }
  const at = `*/api/events/${post.id}/cancellation`;
  return [
    http.get(`*/api/post/${post.id}`, () => HttpResponse.json(v.parse(Post, now))),
    http.put(at, () => answerWith(true)),
    http.delete(at, () => answerWith(false)),
  ];
}
