import { readableUrl } from './readable-url.ts';

test.each([
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/posts/%zz?q=%', '/posts/%25zz?q=%'],
  ['/posts/%D9%85%FF', '/posts/%25D9%2585%25FF'],
  ['/posts/%D9%85?q=%', '/posts/%D9%85?q=%'],
  ['/posts?q=%E0', '/posts?q=%E0'],
  ['/100%25', '/100%25'],
  ['//evil.example/%', '//evil.example/%25'],
  ['/api/%', '/api/%'],
  ['*', '*'],
])('who asks for %s is answered as for %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});
