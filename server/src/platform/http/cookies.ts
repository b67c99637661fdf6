import { sessionCookie } from 'shared-api/contract/accounts/cookies';

const isSecure = (publicOrigin: string) => publicOrigin.startsWith('https:');

/** What every cookie of ours has: over TLS none of them travels without it. */
export const cookieDefaults = (publicOrigin: string) =>
  ({ path: '/', sameSite: 'lax', secure: isSecure(publicOrigin) || 'auto' }) as const;

/** Browsers take a `__Host-` cookie from this very host over TLS only: neither a subdomain nor plain HTTP can set it. */
export const sessionCookieName = (publicOrigin: string) =>
  isSecure(publicOrigin) ? `__Host-${sessionCookie}` : sessionCookie;
