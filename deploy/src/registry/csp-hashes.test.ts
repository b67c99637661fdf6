import { createHash } from 'node:crypto';
import { maxCachedHashes } from '../limits.ts';
import { addCspHashes } from './csp-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string[], name: string) => policy.find((each) => each.startsWith(`${name} `));

test('a page runs the inline parts that the shell marked, wherever the mark stands, and no other', () => {
  const { document, policy } = addCspHashes(
    '<script nonce="%nonce%">a()</script><script type="module" nonce="%nonce%">b()</script><script>c()</script>' +
      '<style nonce="%nonce%" data-emotion="css">d{}</style><style>e{}</style>',
  );
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('d{}')} ${hashOf('')}`);
  expect(document).not.toContain('nonce');
});

test('a script with an address is allowed by its place alone, whatever stands between its tags', () => {
  const { document, policy } = addCspHashes('<script async nonce="%nonce%" src="/r/main.js">x()</script>');
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(document).toBe('<script async src="/r/main.js">x()</script>');
});

test('a mark inside a marked part, or before one that nothing ends, allows nothing', () => {
  const inside = '<style nonce="%nonce%">/*<script nonce="%nonce%">x()</script>*/</style>';
  expect(directive(addCspHashes(inside).policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(addCspHashes('<script nonce="%nonce%">x()').policy, 'script-src')).toBe("script-src 'self'");
});

test('a style that repeats from page to page is allowed by the same hash, whatever other pages brought between', () => {
  const pages = Array.from({ length: 2 * maxCachedHashes }, (_, page) => `a${page % (maxCachedHashes + 1)}{}`);
  for (const css of [...pages, ...pages]) {
    const { policy } = addCspHashes(`<style nonce="%nonce%">${css}</style>`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf(css)} ${hashOf('')}`);
  }
});

test('a developer’s own machine is allowed scripts, and nothing else', () => {
  const { policy } = addCspHashes('', 'http://localhost:4401');
  expect(policy.filter((each) => each.includes('localhost'))).toEqual(["script-src 'self' http://localhost:4401"]);
});
