import { organisation } from 'shared-api/contract/offices/organisation';
import { escapeHtml } from '../escape-html.ts';
import { maxOfflineLinks } from '../limits.ts';
import { messages } from './messages.ts';

const title = /<title>(.*?)<\/title>/;

const styles = `
  body { max-inline-size: 34rem; margin: 12vh auto; padding-inline: 1.25rem; font: 1.0625rem/1.8 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; line-height: 1.4; }
  h2 { margin-block-start: 2.5rem; font-size: 1.125rem; }
  ul { padding: 0; list-style: none; }
  a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: inherit; }`;

async function toLink(cache: Cache, request: Request) {
  const html = await (await cache.match(request))?.text();
  const [, name = ''] = title.exec(html ?? '') ?? [];
  const { pathname, search } = new URL(request.url);
  return `<li><a href="${escapeHtml(pathname + search)}"><bdi>${name}</bdi></a></li>`;
}

/** What is shown for a page that was never read here, when the network is away: the way to those that were. */
export async function toOfflinePage(pages: Cache): Promise<Response> {
  const requests = (await pages.keys()).slice(-maxOfflineLinks).reverse();
  const links = await Promise.all(requests.map((request) => toLink(pages, request)));
  const known = links.length > 0 ? `<h2>${messages.readBefore}</h2><ul>${links.join('')}</ul>` : '';
  const html = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${messages.offline} · ${organisation.name}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p>${organisation.name}</p>
<h1>${messages.offline}</h1>
<p>${messages.offlineHint}</p>
<p><a href="">${messages.retry}</a></p>
${known}
</main>
</body>
</html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}
