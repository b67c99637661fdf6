import { http } from 'shared-api/client/http';
import type { OwnEvent } from '../contract/posts/own-events.contract.ts';
import type { EventsQuery } from '../contract/posts/post-events.contract.ts';
import type { Post } from '../contract/posts/posts.contract.ts';
import { toResultPage } from './read-page.ts';

/** One page of the announcements of events, and the way to the next; those that begin first at the top. @throws ApiError */
export async function fetchEventsPage(query: EventsQuery, signal?: AbortSignal) {
  const reply = await (await http()).get('events', { searchParams: { ...query }, ...(signal && { signal }) });
  const { items: posts, next } = toResultPage(await reply.json<Post[]>(), reply);
  return { posts, next };
}

/** Events to come that the viewer attends, waits for or wrote. @throws ApiError 401 */
export const fetchOwnEvents = async (signal: AbortSignal) =>
  (await (await http()).get('me/events', { signal }).json<{ events: OwnEvent[] }>()).events;
