import { statSync } from 'node:fs';
import subsetFont from 'subset-font';

const fonts = new URL('../shared-ui/src/theme/fonts.ts', import.meta.url);

/** The characters of a `unicode-range`. */
function charactersIn(range) {
  let text = '';
  for (const [, first, last = first] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point += 1)
      text += String.fromCodePoint(point);
  return text;
}

/** A loader for variable fonts: keeps the characters of the range that the query names, and the weights that the design uses. */
export default async function subset(font) {
  // Node keeps a module by its address: after a change of the file, a build in the same process needs another one
  const { fontRanges, fontWeights } = await import(`${fonts}?${statSync(fonts).mtimeMs}`);
  const text = charactersIn(fontRanges[this.resourceQuery.slice(1)]);
  return subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght: fontWeights } });
}
export const raw = true;
