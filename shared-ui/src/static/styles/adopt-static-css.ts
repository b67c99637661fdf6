import { staticParts } from './static-css.ts';

/** Brings rules that the document came without. */
export function adoptCss(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Brings the classes that the first page was rendered without, for the pages that come after it in the same document. */
export const adoptStaticCss = () => adoptCss(staticParts.join(''));
