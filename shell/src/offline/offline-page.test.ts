/** @jest-environment node */
import { offlineWords } from 'shared-api/contract/front-ends/offline-page';
import { organisation } from 'shared-api/contract/offices/organisation';
import { toOfflinePage } from './offline-page.ts';

/** The pages that this browser has kept, by their addresses. */
const aCache = (pages: Record<string, string>) =>
  ({
    keys: async () => Object.keys(pages).map((url) => new Request(url)),
    match: async ({ url }: Request) => new Response(pages[url]),
  }) as unknown as Cache;

const policy = "default-src 'none'; script-src 'sha256-x'";
/** The page as the server rendered it. */
const frame = () =>
  new Response(
    [
      '<head><title>لا يوجد اتصال</title></head><header>تضامن</header><main><a href="/links/offline">again</a>',
      '<section class="block" id="read-before" aria-labelledby="_R_"><h2>read</h2><ul><li><a href="/"><bdi>x</bdi></a></li></ul></section>',
      '</main><section>footer</section><template id="scripts" data-now="1"><script src="/r/shell/1/entry.js"></script></template>',
    ].join(''),
    { headers: { 'content-security-policy': policy } },
  );

test('a reader without a network is shown a page like all others, with the way to what was read, last first', async () => {
  const page = await toOfflinePage(
    aCache({
      'https://portal.example/posts?q=%22%3E': `<title>بحث · ${organisation.name}</title>`,
      'https://portal.example/posts/1': '<title>كلفتها $& و$1 &lt;b&gt;</title>',
    }),
    frame(),
  );
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([503, policy]);
  const html = await page.text();
  expect(html).toContain(
    '<ul><li><a href="/posts/1"><bdi>كلفتها $& و$1 &lt;b&gt;</bdi></a></li><li><a href="/posts?q=%22%3E"><bdi>بحث</bdi></a></li></ul>',
  );
  expect(html).toContain('<header>تضامن</header><main><a href="">again</a>');
  expect(html).toContain('<section>footer</section>');
});

test('a reader who read nothing yet is led to nothing, and no script renders the page that is away', async () => {
  const html = await (await toOfflinePage(aCache({}), frame())).text();
  expect(html).not.toContain('read-before');
  expect(html).toContain('<section>footer</section><template id="scripts" data-now="1"></template>');
});

test.each([
  ['rendered', frame],
  ['plain', () => undefined],
])('a reader is not told that it never opened a page (%s)', async (_, toFrame) => {
  const html = await (await toOfflinePage(aCache({}), toFrame())).text();
  expect(`${html}${offlineWords.hint}`).not.toMatch(/لم تُفتح|من قبل/);
});

test('a reader whose device kept no such page is shown one that runs and loads nothing', async () => {
  const page = await toOfflinePage(aCache({ 'https://portal.example/posts?q=%22%3E': '<title>منشور</title>' }));
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  );
  const html = await page.text();
  expect(html).toContain('<a href="/posts?q=%22%3E"><bdi>منشور</bdi></a>');
  expect(html).not.toMatch(/<script|<img|<link|src=|url\(/);
});
