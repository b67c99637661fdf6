import { organisation } from 'shared-api/contract/offices/organisation';
import { withPrintedAddress } from './printed-address.ts';

const origin = 'https://portal.example';
const bare = '<html><head></head><body><main></main></body></html>';
const printed = (path: string) => withPrintedAddress(bare, new URL(path, 'http://portal.internal'), origin);

test.each([
  ['a post', '/posts/0198c0de-0000-7000-8000-000000000001'],
  ['an office', '/organization/provincial-offices?office=oran'],
  ['a page of information', '/links/about'],
  ['a member', '/organization/members/0198c0de-0000-7000-8000-000000000001'],
])('the paper of %s names the organisation and the address, which a camera reads too', (_, path) => {
  const document = printed(path);
  expect(document).toContain(organisation.name);
  expect(document).toContain(`<bdi dir="ltr">${origin}${path}</bdi>`);
  expect(document).toMatch(/<svg viewBox="0 0 (\d+) \1">.*stroke="#000"/u);
  expect(document.indexOf('<style')).toBeLessThan(document.indexOf('</head>'));
});

test.each([
  ['the home page', '/'],
  ['a form', '/account/sign-in'],
  ['what only members see', '/organization/me'],
  ['a page of staff', '/organization/dashboard/members'],
])('%s is sent without', (_, path) => {
  expect(printed(path)).toBe(bare);
});

test('what somebody typed into an address is text on paper, and a long one has no squares', () => {
  const document = printed(`/posts?q=${'%3Cb%3E&'.repeat(60)}<b>%origin%`);
  expect(document).not.toMatch(/<b>|%origin%|<svg/u);
  expect(document).toContain(organisation.name);
});
