import { http } from 'shared-api/client/http';
import type {
  ContactMessage,
  ContactRequest,
  MessageState,
  MessagesQuery,
  OpenContactMessage,
} from '../contract/contact.contract.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';
import { type Page, toResultPage } from './read-page.ts';

/** Sends a message to the organisation. @throws ApiError 400 with `fields`, 429 */
export const sendContactMessage = async (request: ContactRequest) =>
  (await http()).post('auth/contact', { json: request }).json<{ message: string }>();

/** The messages of visitors, newest first. @throws ApiError */
export async function fetchMessages(query: MessagesQuery, signal: AbortSignal): Promise<Page<ContactMessage>> {
  const reply = await (await http()).get('dashboard/messages', { searchParams: { ...query }, signal });
  const { messages } = await reply.json<{ messages: ContactMessage[] }>();
  return toResultPage(messages, reply);
}

/** One message of a visitor. @throws ApiError 404 */
export async function fetchMessage(id: string, signal: AbortSignal): Promise<OpenContactMessage> {
  const reply = (await http()).get(`dashboard/messages/${id}`, { signal });
  return (await reply.json<{ contactMessage: OpenContactMessage }>()).contactMessage;
}

export type MessageChange = { message: string; contactMessage: OpenContactMessage };

/** Sets the state of a message. @throws ApiError 409 with `current` when another changed it meanwhile */
export const markMessage = async (seen: VersionedRef, state: MessageState) =>
  (await http()).put(`dashboard/messages/${seen.id}`, { json: { state }, ...ifMatch(seen) }).json<MessageChange>();

/** Takes care of a message. @throws ApiError 409 with `current` when another changed it meanwhile */
export const takeMessage = async (seen: VersionedRef) =>
  (await http()).put(`dashboard/messages/${seen.id}/assignee`, ifMatch(seen)).json<MessageChange>();

/** Leaves a message to others again. @throws ApiError 409 with `current` when another changed it meanwhile */
export const giveBackMessage = async (seen: VersionedRef) =>
  (await http()).delete(`dashboard/messages/${seen.id}/assignee`, ifMatch(seen)).json<MessageChange>();

/** Mails a reply to the visitor. @throws ApiError 400 with `fields`, 409 with `current` when another changed it meanwhile */
export const replyToMessage = async (seen: VersionedRef, text: string) =>
  (await http())
    .post(`dashboard/messages/${seen.id}/reply`, { json: { text }, ...ifMatch(seen) })
    .json<MessageChange>();
