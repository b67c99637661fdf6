import { http } from 'shared-api/client/http';
import type { ContactRequest } from '../contract/contact.contract.ts';

/** Sends a message to the organisation. @throws ApiError 400 with `fields`, 429 */
export const sendContactMessage = async (request: ContactRequest) =>
  (await http()).post('auth/contact', { json: request }).json<{ message: string }>();
