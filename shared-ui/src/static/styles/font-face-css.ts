import { fallbacks } from '../../theme/fonts.ts';

export type FontUrls = { arabic: string; latin: string };

/** Cairo's own measures, in parts of its size. */
const cairo = { ascent: 1.303, descent: 0.571 };

/** A few blocks between have letters of neither: the device's fonts have them, as if they were not listed. */
const arabicRange = 'U+600-8FF,U+204F,U+2E41,U+FB50-FEFC';

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const ownFace = (url: string, range = '') =>
  `@font-face{font-family:'Cairo Variable';font-style:normal;font-display:swap;font-weight:200 1000;src:url(${url}) format('woff2')${range}}`;

const fallbackFaces = fallbacks.map(({ family, locals, scale }) => {
  const src = locals.map((name) => `local('${name}')`).join(',');
  const { ascent, descent } = cairo;
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
});

/**
 * Cairo in its two subsets, and the device's fonts stretched to its measures so that nothing jumps when it arrives. Both are on
 * every page: the Latin one is for all that the Arabic one, which comes after it, does not claim.
 */
export const fontFaceCss = ({ arabic, latin }: FontUrls): string =>
  [ownFace(latin), ownFace(arabic, `;unicode-range:${arabicRange}`), ...fallbackFaces].join('');
