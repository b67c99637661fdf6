import { graphemesOf } from '../../../static/words/text/cut-text.ts';

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];
const longEnough = 8;
const lengthsThatCount = [10, 13, 16];
const fewCharacters = 5;

/**
 * How hard a password is to guess, from 0 (too short to be one) to 4. Length counts more than variety, and what is
 * made of a few characters over and over, or holds one of the `known` words, stays at 1.
 */
export function strengthOf(typed: string, known: string[] = []): 0 | 1 | 2 | 3 | 4 {
  const password = typed.normalize(); // a letter is one sign, however the keyboard writes it
  const characters = graphemesOf(password.toLowerCase());
  if (characters.length < longEnough) return 0;
  const isGuessable = known.some((word) => word.length > 2 && password.toLowerCase().includes(word.toLowerCase()));
  if (isGuessable || new Set(characters).size < fewCharacters) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const length = lengthsThatCount.filter((min) => characters.length >= min).length;
  return Math.min(4, Math.max(1, variety - 1 + length)) as 1 | 2 | 3 | 4;
}
