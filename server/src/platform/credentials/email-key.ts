import { createHash } from 'node:crypto';

/** An e-mail address as a throttle remembers it. */
export const emailKey = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
