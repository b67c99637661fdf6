import arabic from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?arabic';
import basicLatin from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?basicLatin';
import otherLatin from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?otherLatin';
import { type DocumentParts, inlineMark, type Script } from 'shared-api/contract/front-ends/server-build.contract';
import { signInDialogId } from 'shared-api/contract/wire/page.contract';
import { palette } from 'shared-ui/palette';
import { baseCss } from 'shared-ui/styles.server';
import template from '../index.html?raw';
import documentScript from './before-react/document-script.ts?raw';
import { escapeHtml } from './escape-html.ts';
import { frameCss } from './layout/frame-css.server.ts';
import { notStartedId, notStartedMessages } from './not-started.ts';
import { toPageDataBlock } from './page-data.ts';
import { signInTitleId } from './session/sign-in/sign-in-dialog.ts';
import { versionIn } from './version-in.ts';

const integrityOf = ({ integrity }: Script) => (integrity ? ` integrity="${integrity}"` : '');
const nonced = `nonce="${inlineMark}"`;

function head({ page, assets }: DocumentParts) {
  const fonts = { basicLatin: assets + basicLatin, otherLatin: assets + otherLatin, arabic: assets + arabic };
  return [
    page.head,
    `<script ${nonced}>${documentScript}</script>`,
    `<style ${nonced}>${baseCss(fonts, page.hydration && page.html + (page.signInDialog ?? ''))}${frameCss}</style>`,
    ...page.styleTags.map(({ dataEmotion, css }) => `<style ${nonced} data-emotion="${dataEmotion}">${css}</style>`),
  ].join('\n');
}

/** The window for signing in stands beside the page: it opens, and its form is sent, before React answers for either. */
const dialog = (content: string | undefined) =>
  content
    ? `<dialog id="${signInDialogId}" class="site-dialog" aria-labelledby="${signInTitleId}" closedby="any">${content}</dialog>`
    : '';

const { what, reload, orUpdate } = notStartedMessages;
/** Shown by `document-script.ts` where the page does not come to life, and removed once it has. */
const notStarted = `<p id="${notStartedId}" role="alert" hidden>${what} <a href=""><u>${reload}</u></a>${orUpdate}</p>`;

/**
 * What makes the page live is named in the document and requested all at once at the first sign of a reader: a visit that
 * only reads pays for none of it (docs/decisions/019). A page that was not rendered here, or that
 * is not for reading, needs it at once.
 */
const scripts = ({ page, main, preloads }: DocumentParts) =>
  [
    `<template id="scripts"${page.hydration && !page.isPrivate ? '' : ' data-now="1"'}>`,
    `<script async ${nonced} src="${main.href}"${integrityOf(main)}></script>`,
    ...preloads.map(
      (script) => `<link rel="preload" as="script" ${nonced} href="${script.href}"${integrityOf(script)}>`,
    ),
    '</template>',
  ].join('\n');

/** The whole document of a rendered page, its own inline scripts and styles marked: see `inlineMark`. */
export function toDocument(parts: DocumentParts): string {
  const { page, remotes } = parts;
  const fills: Record<string, string> = {
    shell: escapeHtml(`shell@${versionIn(parts.assets)}`),
    themeColor: palette.green[700], // `theme-color`, which colours the browser's bar
    title: escapeHtml(page.title),
    head: head(parts),
    root: page.html,
    dialog: dialog(page.signInDialog),
    notStarted,
    data: toPageDataBlock({ remotes, hydration: page.hydration }),
    scripts: scripts(parts),
  };
  return template.replace(
    /%(shell|themeColor|title|head|root|dialog|notStarted|data|scripts)%/g,
    (_, name: string) => fills[name] ?? '',
  );
}
