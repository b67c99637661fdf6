import { isCachedAnswer, isCachedPage, isImmutable } from './cached-paths.ts';

test.each([
  '/',
  '/posts',
  '/posts/1',
  '/events',
  '/links/about',
  '/organization/national-office',
  '/organization/members/1',
])('a reader finds %s again without a network', (path) => {
  expect(isCachedPage(path)).toBe(true);
});

test.each([
  '/account/reset',
  '/links/offline',
  '/follow/confirm',
  '/organization/dashboard',
  '/organization/edit-profile/1',
  '/postscript',
  '/posts/1/event.ics',
])("%s, which is no page or its reader's alone, is not kept", (path) => {
  expect(isCachedPage(path)).toBe(false);
});

test.each([
  ['/api/post', true],
  ['/api/post?type=Ad&office=1', true],
  ['/api/post?q=salma%40portal.example&limit=5', false],
  ['/api/post/1', true],
  ['/api/org/national-office', true],
  ['/api/org/members/1', true],
  ['/api/auth/offices', true],
  ['/api/events', true],
  ['/api/events/1/attendance', false],
  ['/api/me/events', false],
  ['/api/events/1/attendees', false],
  ['/api/post/1/revisions', false],
  ['/api/post/1/revisions/2', false],
  ['/api/auth/session', false],
  ['/api/auth/sessions', false],
  ['/api/dashboard/members', false],
])('the answer to %s is kept: %s', (path, isKept) => {
  expect(isCachedAnswer(new URL(path, 'https://portal.example'))).toBe(isKept);
});

test.each([
  [true, { 'cache-control': 'public, max-age=31536000, immutable' }, true],
  [true, { 'cache-control': 'public, max-age=3600' }, false],
  [false, { 'cache-control': 'public, max-age=31536000, immutable' }, false],
  [true, {}, false],
])('a picture that was found (%s) with %j is kept: %s', (ok, headers, isKept) => {
  expect(isImmutable({ ok, headers: new Headers(headers as HeadersInit) })).toBe(isKept);
});
