import { importLimits } from 'shared-api/contract/members/import-limits';
import { cpuMs, maxCpuMs } from '../../../test/cpu-ms.ts';
import { readLetters } from './read-letters.ts';

type Encoding = 'windows-1252' | 'windows-1256' | 'macintosh';

/** The platform only decodes: each byte by what it stands for. */
function encode(text: string, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f));
}
const textOf = (file: Buffer) => {
  const read = readLetters(file);
  return 'text' in read ? read.text : undefined;
};

test.each([
  'Nom;Prénom\r\nBenaïssa;Éloïse',
  'NOM;PRÉNOM\nHÉLÈNE;BOUÂZA',
  'Çetin\nCRÉÉE PRÉFÉRÉE',
  'Éloïse\nÉ. Benali', // one that tells, one that does not
  'Muñoz;Älmås'.replace('å', 'a'),
  'Œuvre;Noël – l’été « 2026 »;12 €',
])('who saved %j in French Excel reads it as it was written', (text) => {
  expect(textOf(encode(text, 'windows-1252'))).toBe(text);
});

test.each([
  'الاسم;البريد\r\nسارة;sara@portal.example',
  'الاسم,اللقب\nأ,ب', // letters alone beside words
  'محمد؛ أمين، نعم؟',
  'مُحَمَّد ـ چاپ گ',
  'Éloïse'.replace('É', 'E').concat(';أمينة'),
  `Téléphone;Prénom\n${'أمين;René\n'.repeat(3)}`,
])('who saved %j in Arabic Excel reads it as it was written', (text) => {
  expect(textOf(encode(text, 'windows-1256'))).toBe(text);
});

test.each([
  ['one letter alone', encode('É. Benali;x', 'windows-1252'), ['ة. Benali;x', 'É. Benali;x']],
  ['a letter after another', encode('أ. Benali\nب. Amara', 'windows-1256'), ['أ. Benali', 'Ã. Benali']],
  ['words of two alphabets in one', encode('Nom\nسارةSara', 'windows-1256'), ['سارةSara', 'ÓÇÑÉSara']],
  ['signs alone', encode('Oran، Alger', 'windows-1256'), ['Oran، Alger', 'Oran¡ Alger']],
  ['letters of a Macintosh', encode('Nom\nRenée', 'macintosh'), ['Renژe', 'RenŽe']],
  ['letters of DOS', Buffer.from('Nom\nRen\x82;x', 'latin1'), ['Ren‚;x', 'Ren‚;x']],
])('who sends a file that is undecided by %s sees its line both ways', (_, file, lines) => {
  expect(readLetters(file)).toEqual({
    readings: [
      { encoding: 'windows-1256', line: lines[0] },
      { encoding: 'windows-1252', line: lines[1] },
    ],
  });
});

test.each(['windows-1252', 'windows-1256'] as const)('who says that a file is in %s reads it so', (encoding) => {
  const text = encoding === 'windows-1252' ? 'É. Benali' : 'أ. Benali';
  expect(readLetters(encode(text, encoding), encoding)).toEqual({ text });
});

test('who sends a clear file reads it as it is, whatever was chosen before', () => {
  expect(readLetters(Buffer.from('Éloïse'), 'windows-1256')).toEqual({ text: 'Éloïse' });
  expect(readLetters(encode('Éloïse', 'windows-1252'), 'windows-1256')).toEqual({ text: 'Éloïse' });
});

test('who sends UTF-16 of either order, or UTF-8 with a mark, reads its letters without the mark', () => {
  const utf16 = Buffer.from('\ufeffأمين', 'utf16le');
  for (const file of [utf16, Buffer.from(utf16).swap16(), Buffer.from('\ufeffأمين')]) expect(textOf(file)).toBe('أمين');
});

test('who sends UTF-8 that lost a byte reads all but that letter', () => {
  const text = 'الاسم واللقب والبريد';
  expect(textOf(Buffer.concat([Buffer.from(text), Buffer.from([0xd8])]))).toBe(`${text}\ufffd`);
});

test('the line that is shown of a file of one endless line is short', () => {
  const read = readLetters(encode(`${'x'.repeat(100_000)} É ${'x'.repeat(100_000)}`, 'windows-1252'));
  expect('readings' in read && read.readings.map(({ line }) => line.length)).toEqual([120, 120]);
});

test.each(['É', 'É ', 'xÉ', 'x ', 'É\n', '¡', '‚x', 'é;'])('nobody waits for a file that is full of %j', (piece) => {
  const file = Buffer.alloc(importLimits.bytes - 1, encode(piece, 'windows-1252'));
  expect(cpuMs(() => readLetters(Buffer.concat([encode('É', 'windows-1252'), file])))).toBeLessThan(maxCpuMs);
});
