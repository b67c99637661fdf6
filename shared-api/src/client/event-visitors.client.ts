import { http } from 'shared-api/client/http';
import type { EventVisitorReply, EventVisitorRequest } from '../contract/posts/event-visitors.contract.ts';

/** Mails a link that confirms. @throws ApiError 400 with `fields`, 403, 404, 409 once the event takes nobody, 429 */
export const requestVisit = async (request: EventVisitorRequest) =>
  (await http()).post('events/visitors', { json: request }).json<{ message: string }>();

/** By the token of a mailed link. @throws ApiError 400, 403, 404, 409 */
export const confirmVisit = async (token: string) =>
  (await http()).post('events/visitors/confirm', { json: { token } }).json<EventVisitorReply>();

/** Erases the visitor. @throws ApiError 400 */
export const cancelVisit = async (token: string) =>
  (await http()).post('events/visitors/cancel', { json: { token } }).json<{ message: string }>();
