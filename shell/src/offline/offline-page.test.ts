/** @jest-environment node */
import { toOfflinePage } from './offline-page.ts';

/** The pages that this browser has kept, by their addresses. */
const aCache = (pages: Record<string, string>) =>
  ({
    keys: async () => Object.keys(pages).map((url) => new Request(url)),
    match: async ({ url }: Request) => new Response(pages[url]),
  }) as unknown as Cache;

test('a reader without a network is shown a page that runs and loads nothing, with the way to what was read', async () => {
  const page = await toOfflinePage(aCache({ 'https://portal.example/posts?q=%22%3E': '<title>منشور</title>' }));
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  );
  const html = await page.text();
  expect(html).toContain('<a href="/posts?q=%22%3E"><bdi>منشور</bdi></a>');
  expect(html).not.toMatch(/<script|<img|<link|src=|url\(/);
});
