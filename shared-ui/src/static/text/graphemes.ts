const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** The characters of `text` as a person counts them: a letter with its marks is one. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
