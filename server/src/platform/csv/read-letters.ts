import type { ImportEncoding, ImportReading } from 'shared-api/contract/members/members-import.contract';
import { noCsvFile } from '../errors.ts';

const shownLetters = 60;
/** How many times as many words speak for an encoding as against it, where it is chosen without asking. */
const clearRatio = 10;

const arabicLetters = new TextDecoder('windows-1256');
const latinLetters = new TextDecoder('windows-1252');
/** Capitals and Spanish letters that lists of Algeria hold; the small ones of French are the same bytes in both encodings. */
const frenchLetters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸäæöÿñáíóúÑÁÍÓÚ';
/** No text has these signs straight behind a letter: there they are letters of DOS or of a Macintosh. */
const strangeSigns = '‚ƒ„†‡ˆ‰‹';
const isLetter = (sign: string) => /[\p{L}\p{M}]/u.test(sign);

type Kind = 'other' | 'latin' | 'french' | 'foreign' | 'strange' | 'sign';

/** What a byte is evidence of: `latin` is a letter that both encodings read the same, `sign` differs and is no letter. */
const kindOf = Array.from({ length: 256 }, (_, byte): Kind => {
  const [arabic, latin] = [arabicLetters, latinLetters].map((letters) => letters.decode(Uint8Array.of(byte)));
  if (!arabic || !latin) return 'other';
  if (arabic === latin) return isLetter(latin) ? 'latin' : strangeSigns.includes(latin) ? 'strange' : 'other';
  if (!isLetter(arabic) || !(isLetter(latin) || /\p{Cc}/u.test(latin))) return 'sign';
  return frenchLetters.includes(latin) ? 'french' : 'foreign';
});

const isUndecided = (kind: Kind) => kind === 'french' || kind === 'foreign' || kind === 'sign';

/**
 * Counts words: Latin letters among a few of French speak for Windows-1252, two letters and more that are Arabic in the other
 * reading speak for Windows-1256, and Latin letters among others for neither.
 */
function countWords(file: Uint8Array) {
  const words = { latin: 0, arabic: 0, neither: 0 };
  let [latin, french, foreign, strange] = [0, 0, 0, 0];
  const endWord = () => {
    if (strange > 0 || (latin > 0 && foreign > 0)) words.neither += 1;
    else if (latin === 0) words.arabic += french + foreign > 1 ? 1 : 0;
    else if (french > 0) words[2 * french <= latin + 2 ? 'latin' : 'neither'] += 1;
    latin = french = foreign = strange = 0;
  };
  for (const byte of file) {
    const kind = kindOf[byte];
    if (kind === 'latin') latin += 1;
    else if (kind === 'french') french += 1;
    else if (kind === 'foreign') foreign += 1;
    else if (kind === 'strange' && latin > 0) strange += 1;
    else endWord();
  }
  endWord();
  return words;
}

/** Undefined where the person has to say. */
function guessEncoding(file: Uint8Array): ImportEncoding | undefined {
  const { latin, arabic, neither } = countWords(file);
  if (latin > 0 && latin >= clearRatio * (arabic + neither)) return 'windows-1252';
  if (arabic > 0 && arabic >= clearRatio * (latin + neither)) return 'windows-1256';
  return neither > 0 || file.some((byte) => isUndecided(kindOf[byte] ?? 'other')) ? undefined : 'windows-1252';
}

const isLineEnd = (byte: number | undefined) => byte === undefined || byte === 10 || byte === 13;

/** The first line with a letter that the encodings read differently, around that letter. */
function readingsOf(file: Buffer): ImportReading[] {
  const place = file.findIndex((byte) => isUndecided(kindOf[byte] ?? 'other') || kindOf[byte] === 'strange');
  let [start, end] = [place, place];
  while (start > 0 && start > place - shownLetters && !isLineEnd(file[start - 1])) start -= 1;
  while (end < place + shownLetters && !isLineEnd(file[end])) end += 1;
  const line = file.subarray(start, end);
  return [
    { encoding: 'windows-1256', line: arabicLetters.decode(line) },
    { encoding: 'windows-1252', line: latinLetters.decode(line) },
  ];
}

const utf16Marks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** The text where it is UTF-8, or was and lost a few bytes, which stand as U+FFFD in it. */
function readUtf8(file: Buffer) {
  const text = new TextDecoder('utf-8').decode(file);
  let [read, lost] = [0, 0];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === 0xfffd) lost += 1;
    else if (code > 0x7f) read += 1;
  }
  return read >= clearRatio * lost ? text : undefined;
}

/**
 * The text of a CSV file in UTF-8, UTF-16 with its mark, Windows-1252 or Windows-1256. Where the letters do not tell which of the
 * last two it is, `chosen` does; without that there is no text, but a line of the file as each of them reads it.
 * @throws Rejection 400 of what is no text
 */
export function readLetters(file: Buffer, chosen?: ImportEncoding): { text: string } | { readings: ImportReading[] } {
  for (const [encoding, mark] of Object.entries(utf16Marks))
    if (file.subarray(0, 2).equals(Uint8Array.from(mark))) return { text: new TextDecoder(encoding).decode(file) };
  if (file.includes(0)) throw noCsvFile();
  const text = readUtf8(file);
  if (text !== undefined) return { text };
  const encoding = guessEncoding(file) ?? chosen;
  return encoding ? { text: new TextDecoder(encoding).decode(file) } : { readings: readingsOf(file) };
}
