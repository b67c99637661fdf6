import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/', '/'],
  ['/posts?q=a&type=Ad#new', '/posts?q=a&type=Ad#new'],
  ['/.//evil.example/', '/evil.example/'],
  ['/منشور', '/%D9%85%D9%86%D8%B4%D9%88%D8%B1'],
])('a visitor who asks to be led to %s is led to %s', (path, own) => {
  expect(safeRedirect(path)).toBe(own);
});

test.each([
  '',
  'posts',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:1',
])('a visitor is led to no other site by %j', (path) => expect(safeRedirect(path)).toBeUndefined());
