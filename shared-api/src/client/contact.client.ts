import { http } from 'shared-api/client/http';
import type { ContactMessage, ContactRequest, MessageState, MessagesQuery } from '../contract/contact.contract.ts';
import { fetchCount } from './fetch-count.ts';
import { type Page, toPage } from './read-page.ts';

/** Sends a message to the organisation. @throws ApiError 400 with `fields`, 429 */
export const sendContactMessage = async (request: ContactRequest) =>
  (await http()).post('auth/contact', { json: request }).json<{ message: string }>();

/** The messages of visitors, newest first. @throws ApiError */
export async function fetchMessages(query: MessagesQuery, signal: AbortSignal): Promise<Page<ContactMessage>> {
  const reply = await (await http()).get('dashboard/messages', { searchParams: { ...query }, signal });
  const { messages } = await reply.json<{ messages: ContactMessage[] }>();
  return toPage(messages, reply);
}

/** How many messages nobody has read yet. @throws ApiError */
export const countNewMessages = (signal: AbortSignal) => fetchCount('dashboard/messages', { state: 'new' }, signal);

/** Sets the state of a message. @throws ApiError 409 with `current` when another marked it meanwhile */
export const markMessage = async ({ id, state: seen }: ContactMessage, state: MessageState) =>
  (await http()).put(`dashboard/messages/${id}`, { json: { state, seen } }).json<{ message: string }>();
