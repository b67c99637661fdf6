import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { system } from '../theme/system.ts';
import { type FontUrls, fontFaceCss } from './font-face-css.ts';
import { staticCss } from './static-css.ts';

type Styles = ReturnType<typeof system.getTokenCss>;

const minify = (css: string) => serialize(compile(css), stringify);
const toCss = (styles: Styles) => minify(serializeStyles([styles]).styles);

let written: string | undefined;

function writeSystemCss(): string {
  const layers = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()].map(toCss);
  return system.layers.atRule + layers.join('') + minify(staticCss);
}

/** The styles of every page, for its first bytes: layers, preflight, tokens of both themes, globals, classes, fonts. */
export function baseCss(fonts: FontUrls): string {
  written ??= writeSystemCss();
  return written + fontFaceCss(fonts);
}
