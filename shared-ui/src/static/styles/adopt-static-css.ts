import { staticParts } from './static-css.ts';

/** Brings the classes that the first page was rendered without, for the pages that come after it in the same document. */
export function adoptStaticCss(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(staticParts.join(''));
  document.adoptedStyleSheets.push(sheet);
}
