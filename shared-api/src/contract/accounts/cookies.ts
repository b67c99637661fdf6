/** The session's opaque id; out of reach of scripts. */
export const sessionCookie = 'sid';
/** Readable by scripts: a session may exist. Without it the browser does not request one. */
export const signedInCookie = 'signed_in';
