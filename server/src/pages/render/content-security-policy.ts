/**
 * What a page may load: our own files, and scripts that carry this response's nonce or were started by one that does.
 * Pictures are our own, or the writer's before they are sent: another site's would tell it who reads.
 * Style attributes are allowed: the server's HTML carries measures in them, and they cannot run anything.
 */
export const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
