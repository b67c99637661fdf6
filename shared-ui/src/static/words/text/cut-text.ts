/** With its marks, and an emoji whole: Firefox has `Intl.Segmenter` since 125 only. */
const character =
  /\p{Regional_Indicator}{2}|(?:\r\n|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gsu;

/** The characters of `text` as a person counts them: a letter with its marks is one. */
export const graphemesOf = (text: string): string[] => text.match(character) ?? [];

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
