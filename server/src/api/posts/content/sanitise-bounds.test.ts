import { domainToASCII } from 'node:url';
import { limits } from 'shared-api/contract/limits';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { Rejection } from '../../../platform/errors.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const most = limits.content[1] * limits.codeUnitsPerCharacter;
const full = (piece: string, length = most) => piece.repeat(length / piece.length);

/** Marks of two kinds, which Unicode orders by exchanging each with each. */
const marks = (count: number) => '\u0315'.repeat(count / 2) + '\u0300'.repeat(count / 2);

/** The same with a soft hyphen after each thirty. */
const softened = (length: number) =>
  ['\u0315', '\u0300'].map((mark) => `${mark.repeat(30)}\u00ad`.repeat(length / 62)).join('');

function readOrReject(html: string) {
  try {
    return sanitiseRichText(html);
  } catch (error) {
    if (error instanceof Rejection) return error.extras.fields;
    throw error;
  }
}

test.each([
  ['elements that no tag ends', full('<b>')],
  ['elements in each other that other tags end', full('<b>', most / 2) + full('</i>', most / 2)],
  ['unknown elements in each other', full('<x>', most / 2) + full('</y>', most / 2)],
  ['lists in each other', full('<ol><li>')],
  ['drawings in each other', full('<svg><p>')],
  ['formulas and ends of paragraphs', full('<math></p>')],
  ['tables in each other', full('<table><tr><td>')],
  ['a link with comments in its address', `<a href="/${full('<!---->')}">x</a>`],
  ['a link with comments that are parted by blanks', `<a href="/${full('<! - - -->')}">x</a>`],
  ['a picture with comments in its address', `<img src="https://other.example/${full('<!---->')}">`],
  ['links to a host whose letters carry thousands of marks', full(`<a href="https://e${marks(8_000)}.example">x</a>`)],
  [
    'links to a host with as many marks as are allowed',
    full(`<a href="https://${`e${marks(30)}`.repeat(20)}.example">x</a>`),
  ],
  [
    'a host of marks with signs between that its name leaves out',
    `<a href="https://e${softened(most - 100)}.example">x</a>`,
  ],
  [
    'a host of marks written in percent',
    `<a href="https://e${'%CC%95'.repeat(30_000)}${'%CC%80'.repeat(30_000)}.example">x</a>`,
  ],
  ['links to hosts of marks in Punycode', full(`<a href="https://${domainToASCII(`e${marks(8_000)}`)}">x</a>`)],
  ['angle brackets', full('<')],
  ['open comments', full('<!--')],
  ['attributes', `<p ${full('a=1 ')}>x`],
  ['links in formats', `${'<b><i><u><s>'.repeat(7)}${full('<a href=/>x', most / 2)}`],
  ['formats in links', full(`<a href=/>${'<b><i><u><s>'.repeat(7)}`)],
  ['paragraphs in formats', `<p>${'<b><i><u><s>'.repeat(7)}${full('<p>x', most / 2)}`],
  ['classes', `<p class="${full('ql-align-left ')}">x`],
])('nobody waits for an author who sends the longest text, full of %s', (_, html) => {
  // 130 000 tags take three tenths of a second on a quiet machine; those that were read again and again took 2 to 9 seconds
  expect(cpuMs(() => readOrReject(html))).toBeLessThan(2 * maxCpuMs);
});

test('an author whose text is nested too deep is told what to do', () => {
  expect(readOrReject(full('<b>'))).toEqual({
    content: 'تنسيق النص متداخل كثيرًا. الصقه نصًا بلا تنسيق، ثم نسّقه هنا.',
  });
});

test('an author may nest far deeper than any editor does, and end nothing', () => {
  expect(sanitiseRichText(`${'<ol><li>'.repeat(200)}x`)).toContain('<li>x</li>');
  expect(sanitiseRichText('<p>x'.repeat(10_000))).toBe('<p>x</p>'.repeat(10_000));
});

test('a link whose host is longer than any name leads nowhere, and its words stay', () => {
  const linkTo = (host: string) => `<p><a href="https:\\\\${host}">اقرأ</a></p>`;
  expect(sanitiseRichText(linkTo('e'.repeat(301)))).toBe('<p>اقرأ</p>');
  expect(sanitiseRichText(linkTo('e.example/'.repeat(100)))).toContain('href=');
});

test('a link whose address holds a comment leads nowhere, and its words stay', () => {
  expect(sanitiseRichText('<p><a href="/posts/<!-- x -->1">اقرأ</a></p>')).toBe('<p>اقرأ</p>');
});
