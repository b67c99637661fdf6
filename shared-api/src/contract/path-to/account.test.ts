import { paths } from '../paths.ts';
import { afterSignIn } from './account.ts';

test.each([
  [undefined, '/organization/me'],
  ['/', '/organization/me'],
  ['/?sent#contact-form', '/organization/me'],
  ['/account/sign-in?sent', '/organization/me'],
  ['/account/reset', '/organization/me'],
  ['/posts/7#gallery', '/posts/7#gallery'],
  ['/events?month=2026-12', '/events?month=2026-12'],
  ['/account/security', '/account/security'],
  ['//evil.example', '/organization/me'],
  ['/\\evil.example', '/organization/me'],
  ['/\t/evil.example', '/organization/me'],
  ['https://evil.example/', '/organization/me'],
])('a member who signs in at %s goes on at %s', (to, next) => {
  expect(afterSignIn(to)).toBe(next);
});

test.each(Object.entries(paths).filter(([path]) => path.startsWith('/account/')))(
  'a member who signs in at %s stays there where it is a page of members alone',
  (path, { readers }) => {
    expect(afterSignIn(path)).toBe(readers === 'members' ? path : '/organization/me');
  },
);
