import { fallbacks } from '../../theme/fonts.ts';

export type FontUrls = { arabic: string; latin: string };

/** Cairo's own measures, in parts of its size. */
const cairo = { ascent: 1.303, descent: 0.571 };

const ranges = {
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const ownFace = (url: string, range: string) =>
  `@font-face{font-family:'Cairo Variable';font-style:normal;font-display:swap;font-weight:200 1000;src:url(${url}) format('woff2');unicode-range:${range}}`;

const fallbackFaces = fallbacks.map(({ family, locals, scale }) => {
  const src = locals.map((name) => `local('${name}')`).join(',');
  const { ascent, descent } = cairo;
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
});

/** Cairo in its two subsets, and the device's fonts stretched to its measures so that nothing jumps when it arrives. */
export const fontFaceCss = ({ arabic, latin }: FontUrls): string =>
  [ownFace(arabic, ranges.arabic), ownFace(latin, ranges.latin), ...fallbackFaces].join('');
