import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { system } from '../../theme/system.ts';
import { criticalCssOf, parseSheet } from './critical-css.ts';
import { type FontUrls, fontFaceCss } from './font-face-css.ts';
import reset from './reset.css';
import { partsOfEveryPage, staticParts } from './static-css.ts';
import { withoutUnread } from './without-unread.ts';

type Styles = ReturnType<typeof system.getTokenCss>;

const minify = (css: string) => withoutUnread(serialize(compile(css), stringify));
const toCss = (styles: Styles) => minify(serializeStyles([styles]).styles);

/** What is printed stands on white paper, whichever theme is seen on the screen. No part of a page has a theme of its own. */
function onScreenOnly(styles: Styles): Styles {
  return Object.fromEntries(
    Object.entries(styles).map(([key, inner]) => {
      if (key.startsWith('@layer')) return [key, onScreenOnly(inner)];
      return key.startsWith('.dark') ? ['@media screen', { '.dark': { ...inner, colorScheme: 'dark' } }] : [key, inner];
    }),
  );
}

let written: { system: string; criticalCss: (html: string | null) => string } | undefined;

function write() {
  const layers = [system.getGlobalCss(), onScreenOnly(system.getTokenCss())].map(toCss);
  const parts = staticParts.map((css) => ({ sheet: parseSheet(css), isOnEveryPage: partsOfEveryPage.has(css) }));
  return { system: system.layers.atRule + minify(reset) + layers.join(''), criticalCss: criticalCssOf(parts) };
}

/**
 * The styles of a page's first bytes: layers, reset, tokens of both themes, globals, fonts, the parts of every page, and of
 * the others the rules for what `html` shows; every rule where there is no `html` yet. `adoptStaticCss` brings the rest.
 */
export function baseCss(fonts: FontUrls, html: string | null): string {
  written ??= write();
  return written.system + written.criticalCss(html) + fontFaceCss(fonts);
}
