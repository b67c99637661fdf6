import fc from 'fast-check';
import { limits } from 'shared-api/contract/limits';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { isolatePhoneNumbers, linkPhoneNumbers, unlinkPhoneNumbers } from './link-phone-numbers.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const call = (number: string, href: string) =>
  `<a href="tel:${href}" rel="noopener noreferrer" target="_blank">${number}</a>`;
const number = '0661 23 45 67';

test('a reader of a post calls each number in it', () => {
  expect(linkPhoneNumbers(`<p>اتصلوا: <strong>${number}</strong></p><ul><li>+213 21 63 14 99</li></ul>`)).toBe(
    `<p>اتصلوا: <strong>${call(number, '0661234567')}</strong></p><ul><li>${call('+213 21 63 14 99', '+21321631499')}</li></ul>`,
  );
});

test.each([
  `<p>${call(number, '0661234567')}</p>`,
  `<p><a href="https://portal.example/"><strong>${number}</strong></a></p>`,
  `<p><img src="/media/0661234567.webp" alt="${number}"></p>`,
  '<p>يوم 05-09-2026 10:30، بمبلغ 1 250 000 000 دج</p>',
])('what is a link, a picture, a day or an amount stays as it was written: %s', (html) => {
  expect(linkPhoneNumbers(html)).toBe(html);
});

test('an author who edits a post saves no other text than the one that readers see', () => {
  const typed = fc.array(fc.constantFrom(number, ' ', '<p>', '</p>', '<a href="/x">', '</a>', '&lt;', '"', '>', 'نص'));
  fc.assert(
    fc.property(typed, (parts) => {
      const shown = linkPhoneNumbers(sanitiseRichText(parts.join('')));
      expect(sanitiseRichText(shown)).toBe(shown);
      expect(linkPhoneNumbers(shown)).toBe(shown);
    }),
  );
});

test('an author who puts a link into a link, and a number behind both, saves the text that readers see', () => {
  const shown = linkPhoneNumbers(sanitiseRichText(`<a href="/x"><p><a href="/x"></p>${number}`));
  const link = '<a href="/x" rel="noopener noreferrer" target="_blank">';
  expect(shown).toBe(`<p>${link}</a></p>${call(number, '0661234567')}`);
  expect(sanitiseRichText(shown)).toBe(shown);
});

test('a reader of a post from before, with a link in a link, calls a number outside both and follows the inner one', () => {
  const link = (href: string) => `<a href="${href}" rel="noopener noreferrer" target="_blank">`;
  expect(linkPhoneNumbers(`${link('/x')}<p>${number}${link('/y')}${number}</a></p>${number}</a>`)).toBe(
    `${link('/x')}<p>${number}${link('/y')}${number}</a></p>${call(number, '0661234567')}</a>`,
  );
});

test('a number between other tags is linked as it would be alone', () => {
  const typed = fc.array(
    fc.constantFrom(
      number,
      ' ',
      '7 ',
      '00213',
      '1',
      '.',
      '/',
      '<p>',
      '</p>',
      '<h2>',
      '</h2>',
      '<strong>',
      '</strong>',
      'نص',
    ),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const html = sanitiseRichText(parts.join(''));
      expect(linkPhoneNumbers(html)).toBe(html.replace(/[^<>]+(?![^<>]*>)/g, linkPhoneNumbers));
    }),
  );
});

test.each([number, `<li>${number}</li>`, `<a href="/x">y</a>${number}`, '<a href="/x">y</a>', '00', `${number} 00 `])(
  'nobody waits for the readers of a text that is as long as may be and full of %j',
  (piece) => {
    const html = piece.repeat((limits.content[1] * limits.codeUnitsPerCharacter) / piece.length);
    expect(cpuMs(() => linkPhoneNumbers(html))).toBeLessThan(maxCpuMs / 5);
  },
);

test('readers call the new number after an author has changed its digits in the form', () => {
  const inForm = linkPhoneNumbers(`<p>${number}</p>`);
  const edited = inForm.replace(`>${number}<`, '>0661 23 45 68<');
  expect(linkPhoneNumbers(unlinkPhoneNumbers(edited))).toBe(`<p>${call('0661 23 45 68', '0661234568')}</p>`);
});

test('a text is stored without the links that its readers get, and with those of its author', () => {
  const written = `<p>${number} <a href="tel:1021" rel="noopener noreferrer" target="_blank">الأمن</a></p>`;
  expect(unlinkPhoneNumbers(linkPhoneNumbers(written))).toBe(written);
});

test('a number in the beginning of a post reads from left to right, in one line', () => {
  expect(isolatePhoneNumbers(`اتصلوا على ${number} اليوم`)).toBe(
    'اتصلوا على \u20660661\u00a023\u00a045\u00a067\u2069 اليوم',
  );
});
