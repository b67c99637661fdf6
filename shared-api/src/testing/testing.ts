/** All that tests of this repository's front ends share; those of other repositories import the files beside it by name. */
export * from './api-server.ts';
export * from './attendees-handlers.ts';
export * from './bounds.ts';
export * from './builders.ts';
export * from './change-stream.ts';
export * from './drafts-handlers.ts';
export * from './front-ends-handlers.ts';
export * from './gate.ts';
export * from './handlers.ts';
export * from './sign-in-as.ts';
export * from './staff-handlers.ts';
