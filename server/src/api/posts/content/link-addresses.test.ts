import fc from 'fast-check';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { linkAddresses } from './link-addresses.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const link = (shown: string, href = shown) =>
  `<a href="${href}" dir="ltr" rel="noopener noreferrer" target="_blank">${shown}</a>`;
const page = 'https://portal.example/a';

test.each([
  ['alone', page, link(page)],
  ['in an Arabic sentence', `سجّلوا في ${page} قبل الخميس`, `سجّلوا في ${link(page)} قبل الخميس`],
  ['with a full stop behind it', `اقرأ ${page}.`, `اقرأ ${link(page)}.`],
  ['with an Arabic comma behind it', `${page}، ثم`, `${link(page)}، ثم`],
  ['with an Arabic comma and no blank behind it', `${page}،ثم`, `${link(page)}،ثم`],
  ['with a question mark', `هل قرأت ${page}؟`, `هل قرأت ${link(page)}؟`],
  ['with an Arabic semicolon', `${page}؛`, `${link(page)}؛`],
  ['in brackets', `(${page})`, `(${link(page)})`],
  ['in brackets, with a full stop', `(انظر ${page}).`, `(انظر ${link(page)}).`],
  ['in guillemets', `«${page}»`, `«${link(page)}»`],
  ['in straight quotes', `"${page}"`, `"${link(page)}"`],
  ['in angle brackets', `&lt;${page}&gt;`, `&lt;${link(page)}&gt;`],
  ['with brackets of its own', `${page}_(b)`, link(`${page}_(b)`)],
  ['with brackets of its own in brackets', `(${page}_(b))`, `(${link(`${page}_(b)`)})`],
  ['with three points', `${page}...`, `${link(page)}...`],
  ['with a colon and a bracket', `${page}):`, `${link(page)}):`],
  ['with a query', `${page}?x=1&amp;y=2#z`, link(`${page}?x=1&amp;y=2#z`)],
  ['with an ampersand at its end', `${page}?x&amp;.`, `${link(`${page}?x`)}&amp;.`],
  ['with an Arabic path', 'https://portal.example/مكتب/وهران', link('https://portal.example/مكتب/وهران')],
  ['with an Arabic host', 'http://تضامن.example/', link('http://تضامن.example/')],
  ['without a scheme', 'www.portal.example', link('www.portal.example', 'https://www.portal.example')],
  ['in capitals', 'HTTPS://PORTAL.EXAMPLE', link('HTTPS://PORTAL.EXAMPLE')],
  ['behind a colon', `الرابط:${page}`, `الرابط:${link(page)}`],
  ['behind Arabic letters', `هنا${page}`, `هنا${link(page)}`],
  ['behind a mark of direction', `\u200f${page}\u200f`, `\u200f${link(page)}\u200f`],
  ['between tags', `<p><strong>${page}</strong></p>`, `<p><strong>${link(page)}</strong></p>`],
  ['twice', `${page} ${page}`, `${link(page)} ${link(page)}`],
])('a reader of a post follows an address %s', (_, html, expected) => {
  expect(linkAddresses(html)).toBe(expected);
});

test.each([
  `<p><a href="${page}">${page}</a></p>`,
  `<p><a href="/x"><strong>${page}</strong> و ${page}</a></p>`,
  `<p><img src="/media/a.webp" alt="${page}"></p>`,
  'http://',
  'https://x',
  'www.',
  'www. portal.example',
  'https://.',
  'shttps://portal.example',
  'someone@www.portal.example',
  'ftp://portal.example',
  'javascript:alert(1)//https',
  `https://${'e'.repeat(400)}.example/`,
  'https://exa|mple.example/',
])('what is a link already, or leads nowhere, stays as it was written: %s', (html) => {
  expect(linkAddresses(html)).toBe(html);
});

test('an author who edits a post saves no other text than the one that readers see', () => {
  const typed = fc.array(
    fc.constantFrom(
      page,
      'www.portal.example',
      ' ',
      '.',
      ')',
      '(',
      '،',
      '&amp;',
      '<p>',
      '</p>',
      '<a href="/x">',
      '</a>',
      '"',
      'نص',
    ),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const shown = linkAddresses(sanitiseRichText(parts.join('')));
      expect(sanitiseRichText(shown)).toBe(shown);
      expect(linkAddresses(shown)).toBe(shown);
    }),
  );
});

test.each([
  'https://a.example ',
  'https://',
  'www.',
  `${page})`,
  'https://a.example/(',
  '&amp;',
  `<a href="/x">y</a>${page}`,
])('nobody waits for the readers of the longest text, full of %j', (piece) => {
  const html = piece.repeat(400_000 / piece.length);
  expect(cpuMs(() => linkAddresses(html))).toBeLessThan(maxCpuMs);
  expect(cpuMs(() => linkAddresses(`https://a.example/${html.replaceAll(' ', '')}`))).toBeLessThan(maxCpuMs);
});
