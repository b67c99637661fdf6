import { optionalOrMissing } from 'shared-api/client/optional';
import { fetchPost } from 'shared-api/client/posts.client';
import { canVisitorsAttend } from 'shared-api/contract/posts/attendance.policy';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { data, type LoaderFunctionArgs } from 'shared-ui/router';
import { neverCache } from '../loaders/cache-if-complete.ts';

const steps = ['attend', 'confirm', 'cancel'] as const;
type Step = (typeof steps)[number];

const toShown = ({ id, title, event, expiry }: Post) =>
  event && {
    id,
    title,
    event,
    /** Why it takes no visitor, if it takes none. */
    closed: whyClosed(event, expiry),
  };

function whyClosed(event: PostEvent, expiry: Post['expiry']) {
  if (event.isCancelled) return 'cancelled';
  if (!canVisitorsAttend(event)) return 'members';
  if (Date.parse(event.endsAt) < Date.now()) return 'over';
  return expiry?.isOver ? 'ended' : null;
}

/** `shown` is null where the event could not be had, or where the address names none: what is sent is checked by the server. */
export type AttendEventData = { step: Step; shown: ReturnType<typeof toShown> };

/** The step of the path, and the event of the query. */
export async function loadAttendEvent({ request, params }: LoaderFunctionArgs) {
  const step = steps.find((each) => each === (params.step ?? 'attend'));
  const query = new URL(request.url).searchParams;
  const id = query.get('event');
  const post = id ? await optionalOrMissing('event', request, fetchPost(id, request.signal)) : 'missing';
  const shown = post && post !== 'missing' ? toShown(post) : null;
  // a link that was mailed works also where the announcement is gone
  const isNothing = step === 'attend' && !query.has('sent') && post && !shown;
  if (!step || isNothing) throw data(null, { status: 404 });
  return neverCache<AttendEventData>({ step, shown });
}
