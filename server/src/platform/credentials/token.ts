import { createHash, randomBytes } from 'node:crypto';

/** What only its holder has: beyond guessing. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash that the database stores. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
