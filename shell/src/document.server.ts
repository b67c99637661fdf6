import arabicFont from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2';
import latinFont from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2';
import { type DocumentParts, inlineMark, type Script } from 'shared-api/contract/server-build.contract';
import { palette } from 'shared-ui/palette';
import { baseCss } from 'shared-ui/styles.server';
import template from '../index.html?raw';
import { escapeHtml } from './escape-html.ts';
import { frameCss } from './layout/frame-css.server.ts';
import { toPageDataBlock } from './page-data.ts';
import themeBoot from './theme-boot.js?raw';

const integrityOf = ({ integrity }: Script) => (integrity ? ` integrity="${integrity}"` : '');
const nonced = `nonce="${inlineMark}"`;

function head({ page, assets }: DocumentParts) {
  const fonts = { arabic: assets + arabicFont, latin: assets + latinFont };
  return [
    page.head,
    `<script ${nonced}>${themeBoot}</script>`,
    `<style ${nonced}>${baseCss(fonts, page.hydration && page.html)}${frameCss}</style>`,
    ...page.styleTags.map(({ dataEmotion, css }) => `<style ${nonced} data-emotion="${dataEmotion}">${css}</style>`),
    ...Object.values(fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
  ].join('\n');
}

const afterFirstPaint = `
{
  const load = () => document.body.append(document.getElementById('scripts').content);
  document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
}`;

/**
 * What makes the page live is named in the document and requested all at once, as soon as what is read has been painted:
 * until then the phone's line and its cores are the reader's (docs/decisions/006).
 */
const scripts = ({ main, preloads }: DocumentParts) =>
  [
    '<template id="scripts">',
    `<script async ${nonced} src="${main.href}"${integrityOf(main)}></script>`,
    ...preloads.map(
      (script) => `<link rel="preload" as="script" ${nonced} href="${script.href}"${integrityOf(script)}>`,
    ),
    '</template>',
    `<script ${nonced}>${afterFirstPaint}</script>`,
  ].join('\n');

/** The whole document of a rendered page, its own inline scripts and styles marked: see `inlineMark`. */
export function toDocument(parts: DocumentParts): string {
  const { page, remotes } = parts;
  const fills: Record<string, string> = {
    themeColor: palette.green[700],
    title: escapeHtml(page.title),
    head: head(parts),
    root: page.html,
    data: toPageDataBlock({ remotes, hydration: page.hydration }),
    scripts: scripts(parts),
  };
  return template.replace(/%(themeColor|title|head|root|data|scripts)%/g, (_, name: string) => fills[name] ?? '');
}
