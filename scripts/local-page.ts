import type { PageData } from 'shared-api/contract/wire/page.contract';

const block = /(<script[^>]*\bid="page-data"[^>]*>)([\s\S]*?)(<\/script>)/;
const rendered = /(<div id="root">)[\s\S]*?(<\/div>\s*(?:<dialog[\s\S]*?<\/dialog>\s*)?<script[^>]*\bid="page-data")/;

/**
 * A page of a deployed portal with one remote taken from `entry`, and rendered by the browser: the server rendered it with the
 * build that is deployed. The script `reload` follows new builds.
 */
export function localPage(html: string, name: string, entry: string, reload: string): string {
  const [, , text] = block.exec(html) ?? [];
  if (!text) return html;
  const data = JSON.parse(text) as PageData;
  const remote = data.remotes[name];
  if (!remote) return html;
  const release = { url: entry, integrity: '', globalName: `${name.replaceAll('-', '_')}_local` };
  const own: PageData = {
    remotes: { ...data.remotes, [name]: { ...remote, releases: [release] } },
    hydration: null,
  };
  return `${html
    .replace(rendered, '$1$2')
    .replace('<template id="scripts"', '$& data-now="1"')
    .replace(new RegExp(`<link rel="preload" as="script"[^>]* href="/r/${name}/[^>]*>\n?`, 'g'), '')
    .replace(
      block,
      (_, start: string, __, end: string) => start + JSON.stringify(own).replaceAll('<', '\\u003c') + end,
    )}
<script src="${reload}"></script>`;
}
