const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** The characters of `text` as a person counts them: a letter with its marks is one. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const danglingMarks = /[\s،؛:,;.…-]+$/u;

/**
 * The beginning of `text`: at most `length` characters as a person counts them, whole words, and `…` where something was
 * left out. Only a first word longer than `length` is broken.
 */
export function cutText(text: string, length: number): string {
  const characters = graphemesOf(text.trim());
  if (characters.length <= length) return characters.join('');
  const beginning = characters.slice(0, length).join('');
  const endsAtWord = /\s/u.test(characters[length] ?? '');
  const words = endsAtWord ? beginning : beginning.replace(/\s\S*$/u, '');
  return `${words.replace(danglingMarks, '')}…`;
}
