import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fontRanges } from '../shared-ui/src/theme/fonts.ts';
import type { ComposedHome } from './composed-home.ts';

/** The page server compresses each page at this quality; files are compressed once, at the highest. */
const pageQuality = 8;
const best = constants.BROTLI_MAX_QUALITY;

const brotli = (bytes: Buffer | string, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const script = /<script[^>]* src="([^"]+)"/g;
const inlineScript = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/s;
const scriptPreload = /<link rel="preload" as="script"[^>]* href="([^"]+)"/g;
const fontFace = /src:url\(([^)]+\.woff2)\);unicode-range:([^}]+)/g;
const blocking = /<link[^>]+rel="?stylesheet|<script(?![^>]*(?:async|defer|type="module"))[^>]* src=|@import/g;

const urlsOf = (document: string, pattern: RegExp) => Array.from(document.matchAll(pattern), ([, url]) => url ?? '');

const folderOf = (url: string) => url.split('/')[2] ?? '';
const sum = (weights: { bytes: number }[]) => weights.reduce((total, { bytes }) => total + bytes, 0);

/** An error message of the library behind the cache, which outlives minification. */
const isCache = (text: string) => text.includes('No QueryClient set');

/** With the chunk that a page of the public loads for members alone. */
const membersPages = [
  ...['attendance', 'security-page', 'sessions-page', 'personal-data-page'].map((page) => `remote-public/${page}`),
  ...[
    'attendees-page',
    'drafts-page',
    'my-page',
    'notification-choices-page',
    'notifications-page',
    'post-history-page',
    'trash-page',
  ].map((page) => `remote-spaces/${page}`),
];

/** Pages that anyone may read, and that bring the cache of members and staff all the same. */
function publicPagesWithCache(contracts: ComposedHome['contracts']) {
  const pages = contracts.flatMap(({ name, takes }) =>
    Object.keys(takes)
      .filter((page) => takes[page]?.includes('shared-api/query'))
      .map((page) => `${name}/${page}`),
  );
  const ofStaff = pages.filter((page) => page.startsWith('remote-dashboard/'));
  if (ofStaff.length === 0) throw new Error('no page of the dashboard takes the cache from the shell');
  return pages.filter((page) => !ofStaff.includes(page) && !membersPages.includes(page));
}

/** What the home page weighs, told from its document and the builds alone. Bytes as transferred. */
export function weighPage({ document, contracts, files }: ComposedHome) {
  const fileOf = (url: string) => {
    const bytes = files.get(url);
    if (!bytes) throw new Error(`the page asks for ${url}, which no build has`);
    return bytes;
  };
  const scripts = [...urlsOf(document, script), ...urlsOf(document, scriptPreload)].map((url) => ({
    url,
    frontEnd: folderOf(url),
    bytes: brotli(fileOf(url), best),
    text: fileOf(url).toString(),
  }));
  const inline = inlineScript.exec(document)?.[1];
  if (!inline) throw new Error('the page has no inline script');
  const fonts = Array.from(document.matchAll(fontFace), ([, url = '', range]) => ({
    range,
    bytes: fileOf(url).length,
  }));
  const [otherLetters = [], onEveryPage = []] = [true, false].map((isOther) =>
    fonts.filter(({ range }) => (range === fontRanges.otherLatin) === isOther),
  );
  if (otherLetters.length === 0 || onEveryPage.length === 0) throw new Error('the page names no fonts');
  const remotes = contracts.filter(({ kind }) => kind === 'remote');
  const glue = remotes.map(({ name, entry }) => {
    const url = [...files.keys()].find((path) => path.endsWith(`/${entry}`)) ?? entry;
    return { name, bytes: gzipSync(fileOf(url), { level: 9 }).length };
  });
  return {
    html: brotli(document, pageQuality),
    inlineScript: brotli(inline, pageQuality),
    scripts,
    script: sum(scripts),
    fonts: sum(onEveryPage),
    fontOfOtherLetters: sum(otherLetters),
    glue,
    requestsBeforeContent: 1 + (document.match(blocking)?.length ?? 0),
    withCache: [
      ...scripts.filter(({ text }) => isCache(text)).map(({ url }) => url),
      ...publicPagesWithCache(contracts),
    ],
    chakraOrEmotion: scripts.filter(({ text }) => /chakra|emotion/i.test(text)).map(({ url }) => url),
    perFrontEnd: contracts.map(({ name, budgetBytes }) => ({
      name,
      budgetBytes,
      bytes: sum(scripts.filter(({ frontEnd }) => frontEnd === name)),
    })),
  };
}
export type PageWeight = ReturnType<typeof weighPage>;
