import { palette } from './palette.ts';

const { white, green, sand, pomegranate, amber } = palette;

/** What a colour is for, as [light, dark]. */
export const colorPairs = {
  bg: [sand[50], sand[950]],
  'bg.panel': [white, '#211d17'],
  'bg.subtle': [sand[100], '#1c1914'],
  'bg.muted': [sand[200], sand[800]],
  'bg.deep': [green[800], '#0e2a1f'],
  fg: [sand[900], sand[100]],
  'fg.muted': [sand[700], sand[300]],
  'fg.subtle': [sand[600], sand[400]],
  'fg.deep': [sand[50], sand[100]],
  'fg.error': [pomegranate[700], pomegranate[300]],
  border: [sand[200], '#39332a'],
  'border.control': [sand[500], '#857963'],
  'accent.solid': [green[700], green[300]],
  'accent.hover': [green[800], green[200]],
  'accent.contrast': [white, green[950]],
  'accent.fg': [green[700], green[300]],
  'accent.muted': [green[100], green[900]],
  'accent.text': [green[800], green[200]],
  'accent.deep': [green[200], green[200]],
  'border.deep': [green[500], green[600]],
  'announcement.muted': [pomegranate[100], pomegranate[950]],
  'announcement.text': [pomegranate[700], pomegranate[200]],
  'announcement.solid': [pomegranate[600], pomegranate[300]],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Colours of no public page: a part brings those it shows by `toColorCss`, so that the first bytes of a page carry none. */
export const staffColorPairs = {
  'warning.muted': [amber[100], amber[950]],
  'warning.text': [amber[800], amber[200]],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colorPairs | keyof typeof staffColorPairs;

/** The same variables that the theme writes, of both themes; what is printed is light. */
export function toColorCss(pairs: Record<string, readonly [light: string, dark: string]>): string {
  const variables = (theme: 0 | 1) =>
    Object.entries(pairs)
      .map(([name, pair]) => `--ui-colors-${name.replace('.', '-')}:${pair[theme]};`)
      .join('');
  return `:root{${variables(0)}}@media screen{.dark{${variables(1)}}}`;
}

/** Text over background, as the product renders them: each must reach 4.5:1 in both themes. */
export const textPairs: ReadonlyArray<readonly [text: ColorName, background: ColorName]> = [
  ['fg', 'bg'],
  ['fg', 'bg.panel'],
  ['fg', 'bg.subtle'],
  ['fg', 'bg.muted'],
  ['fg.muted', 'bg'],
  ['fg.muted', 'bg.panel'],
  ['fg.muted', 'bg.subtle'],
  ['fg.muted', 'bg.muted'],
  ['fg.subtle', 'bg'],
  ['fg.subtle', 'bg.panel'],
  ['fg.subtle', 'bg.subtle'],
  ['fg.deep', 'bg.deep'],
  ['bg.deep', 'accent.deep'],
  ['fg.error', 'bg.panel'],
  ['fg.error', 'bg'],
  ['fg.error', 'accent.muted'],
  ['accent.fg', 'bg'],
  ['accent.fg', 'bg.panel'],
  ['accent.fg', 'bg.subtle'],
  ['accent.contrast', 'accent.solid'],
  ['accent.contrast', 'accent.hover'],
  ['accent.text', 'accent.muted'],
  ['announcement.text', 'announcement.muted'],
  ['announcement.text', 'bg.panel'],
  ['warning.text', 'warning.muted'],
];

/** Borders and marks that must be told apart from what is behind them: 3:1. */
export const markPairs: ReadonlyArray<readonly [mark: ColorName, background: ColorName]> = [
  ['border.control', 'bg.panel'],
  ['border.control', 'bg'],
  ['accent.solid', 'bg'],
  ['accent.solid', 'bg.panel'],
  ['announcement.solid', 'bg.panel'],
];

const spacingSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;

/** Lengths in `rem`, so that a reader's own text size counts. */
export const sizes = {
  spacing: Object.fromEntries(spacingSteps.map((step) => [step, { value: `${step * 0.25}rem` }])),
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.25rem' },
    xl: { value: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
    '2xl': { value: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem)' },
    '3xl': { value: 'clamp(2.125rem, 1.4rem + 3.4vw, 3.75rem)' },
  },
  radii: { sm: { value: '0.5rem' }, md: { value: '0.875rem' }, lg: { value: '1.5rem' }, full: { value: '999px' } },
};
