/** The session's opaque id; out of reach of scripts. */
export const sessionCookie = 'sid';
/** Readable: says that a session may exist. Without it the browser never asks for one. */
export const signedInCookie = 'signed_in';
