import { stylesOf } from './static-page.ts';

/** Of elements that have no classes here. */
const ownCss =
  'img{max-width:100%;height:auto}svg{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor}main li{margin-block-end:1rem}';

const script =
  /<script\b.*?<\/script>|<link rel="(?:modulepreload|preload" as="(?:script|fetch))"[^>]*>|<link rel="manifest"[^>]*>/gs;
const style = /<style\b.*?<\/style>/gs;
const attribute = / (?:class|style|data-[\w-]+)="[^"]*"/g;

/** A page of the portal as one would write it by hand: its words, pictures and fonts, few styles, no script. */
export const toPlainPage = (document: string): string =>
  [script, style, attribute]
    .reduce((html, pattern) => html.replace(pattern, ''), document)
    .replace('</head>', () => `<style>${stylesOf(document)}${ownCss}</style></head>`);
