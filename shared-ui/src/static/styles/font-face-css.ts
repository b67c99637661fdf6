import { fallbacks, fontRanges, fontWeights } from '../../theme/fonts.ts';

export type FontUrls = Record<keyof typeof fontRanges, string>;

/** Cairo's own measures, in parts of its size. */
const cairo = { ascent: 1.303, descent: 0.571 };

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const ownFace = (url: string, range: string) =>
  `@font-face{font-family:'Cairo Variable';font-display:swap;font-weight:${fontWeights.min} ${fontWeights.max};src:url(${url});unicode-range:${range}}`;

const fallbackFaces = fallbacks.map(({ family, locals, scale }) => {
  const src = locals.map((name) => `local('${name}')`).join(',');
  const { ascent, descent } = cairo;
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
});

const rangesByName = Object.entries(fontRanges) as [keyof FontUrls, string][];

/**
 * Cairo in its files, of which browsers request those that the page has characters of, and the device's fonts stretched to its
 * measures so that nothing jumps when it arrives.
 */
export const fontFaceCss = (urls: FontUrls): string =>
  [...rangesByName.map(([name, range]) => ownFace(urls[name], range)), ...fallbackFaces].join('');
