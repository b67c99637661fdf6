import { offlinePage, offlineWords } from 'shared-api/contract/front-ends/offline-page';
import { organisation } from 'shared-api/contract/offices/organisation';
import { escapeHtml } from '../escape-html.ts';
import { maxOfflineLinks } from '../limits.ts';

const title = /<title>(.*?)<\/title>/;
/** What `toTitle` puts behind a page's own name: all of these pages have it. */
const ending = ` · ${organisation.name}`;
const toName = (text: string) => (text.endsWith(ending) ? text.slice(0, -ending.length) : text);

type KeptPage = { path: string; name: string };

async function toKeptPage(cache: Cache, request: Request): Promise<KeptPage> {
  const html = await (await cache.match(request))?.text();
  const [, name = ''] = title.exec(html ?? '') ?? [];
  const { pathname, search } = new URL(request.url);
  return { path: escapeHtml(pathname + search), name: toName(name) };
}

const list = new RegExp(`<section[^>]* id="${offlinePage.listId}".*?</section>`, 's');
const item = /<li>.*?<\/li>/s;
/** What makes the page live: it would render the page of the address instead, which is not to be had. */
const scripts = /(<template id="scripts"[^>]*>).*?(<\/template>)/s;

/** The page as the server rendered it, with what was read in its list, and without what makes it live. */
const fill = (frame: string, kept: KeptPage[]) =>
  frame
    .replace(scripts, '$1$2')
    .replace(`href="${offlinePage.path}"`, 'href=""') // the page that was asked for, again
    .replace(list, (section) =>
      kept.length === 0
        ? ''
        : section.replace(item, (one) =>
            kept
              .map(({ path, name }) =>
                one
                  .replace(/href="[^"]*"/, () => `href="${path}"`)
                  .replace(/(<bdi[^>]*>)[^<]*/, (_, tag) => tag + name),
              )
              .join(''),
          ),
    );

const styles = `
  body { max-inline-size: 34rem; margin: 12vh auto; padding-inline: 1.25rem; font: 1.0625rem/1.8 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; line-height: 1.4; }
  h2 { margin-block-start: 2.5rem; font-size: 1.125rem; }
  ul { padding: 0; list-style: none; }
  a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: inherit; }`;
const plainPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

const toLink = ({ path, name }: KeptPage) => `<li><a href="${path}"><bdi>${name}</bdi></a></li>`;

/** Where the rendered page could not be kept. */
function toPlainPage(kept: KeptPage[]) {
  const known = kept.length > 0 ? `<h2>${offlineWords.readBefore}</h2><ul>${kept.map(toLink).join('')}</ul>` : '';
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${offlineWords.title} · ${organisation.name}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p>${organisation.name}</p>
<h1>${offlineWords.title}</h1>
<p>${offlineWords.hint}</p>
<p><a href="">${offlineWords.retry}</a></p>
${known}
</main>
</body>
</html>`;
}

/** What is shown for a page that is not kept here, when the network is away: the way to those that are. */
export async function toOfflinePage(pages: Cache, frame?: Response): Promise<Response> {
  const requests = (await pages.keys()).slice(-maxOfflineLinks).reverse();
  const kept = await Promise.all(requests.map((request) => toKeptPage(pages, request)));
  const html = frame ? fill(await frame.text(), kept) : toPlainPage(kept);
  const policy = frame?.headers.get('content-security-policy') ?? plainPolicy;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}
