type Fallback = {
  family: string;
  locals: readonly string[];
  /** How much wider Cairo sets the same text. */
  scale: number;
};

/** What stands in for Cairo until it is there, by device: Android, newer Android and Linux, Linux; then Latin letters. */
export const fallbacks: readonly Fallback[] = [
  { family: 'Cairo by Naskh', locals: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], scale: 1.139 },
  { family: 'Cairo by Noto', locals: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], scale: 1.023 },
  { family: 'Cairo by DejaVu', locals: ['DejaVu Sans'], scale: 0.944 },
  { family: 'Cairo by Arial', locals: ['Arial', 'Roboto', 'Liberation Sans'], scale: 0.961 },
];

/** The lightest and the heaviest weight that the design uses: the font files hold none beyond. */
export const fontWeights = { min: 400, max: 800 };

/**
 * Which characters each file of Cairo draws, as CSS and the build read them; where ranges overlap, browsers take the later one.
 * Digits, ASCII and punctuation are on every page; a French letter is not. Letters join only within one font file, so the
 * Arabic ones stay together.
 */
export const fontRanges = {
  otherLatin: 'U+A1-FF,U+152-153,U+2BB-2DC,U+20AC,U+2122',
  basicLatin: 'U+20-A0,U+AB,U+AD,U+B0,U+B7,U+BB,U+D7,U+2000-206F,U+2212',
  arabic: 'U+600-8FF,U+204F,U+2E41,U+FB50-FEFC',
};

const names = ['Cairo Variable', ...fallbacks.map(({ family }) => family)];

export const bodyFont = [...names.map((name) => `'${name}'`), 'Tahoma', 'sans-serif'].join(', ');
