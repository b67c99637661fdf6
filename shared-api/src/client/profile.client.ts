import type { PrivateMember } from '../contract/members.contract.ts';
import { type Sending, sendForm } from './send-form.ts';

/** As the form holds it: an empty password stays as it is. */
export type ProfileFields = {
  name: string;
  email: string;
  phone: string;
  bio: string;
  about: string;
  password: string;
  confirmPassword: string;
};

/** Saves one's own profile, all of it or nothing. @throws ApiError 400 with `fields`, 401, 403, 409, 413, 415 */
export function updateProfile(id: string, fields: ProfileFields, avatar: Blob | undefined, sending?: Sending) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (avatar) form.append('avatar', avatar, 'avatar');
  return sendForm<{ message: string; member: PrivateMember }>(
    'PUT',
    `auth/update/${encodeURIComponent(id)}`,
    form,
    sending,
  );
}
