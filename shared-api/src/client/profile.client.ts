import type { PrivateMember } from '../contract/members/members.contract.ts';
import { type Sending, sendForm } from './send-form.ts';

/**
 * Saves the member's own profile, a ProfileRequest with an `avatar` file: all of it or nothing. Another e-mail waits until it
 * is confirmed. @throws ApiError 400 with `fields`, 401, 403, 409, 413, 415, 429
 */
export const updateProfile = (id: string, fields: FormData, sending?: Sending) =>
  sendForm<{ message: string; member: PrivateMember }>('PUT', `auth/update/${encodeURIComponent(id)}`, fields, sending);
