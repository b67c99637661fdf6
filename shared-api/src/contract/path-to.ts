// The addresses of the pages of `paths`. They lie in several files, so that a page brings no other than those that it links to.

export * from './path-to/account.ts';
export * from './path-to/dashboard.ts';
export * from './path-to/events.ts';
export * from './path-to/follow.ts';
export * from './path-to/links.ts';
export * from './path-to/posts.ts';
export * from './path-to/spaces.ts';
export * from './path-to/writing.ts';
