import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { drawableText } from './drawable-text.ts';
import { unpackFonts } from './share-image-fonts.ts';

const { covers } = await unpackFonts(await mkdtemp(join(tmpdir(), 'fonts-')));

test.each([
  // what the fonts have stays as it was typed
  ['حملة «تشجير» كبرى، 2026!', 'حملة «تشجير» كبرى، 2026!'],
  ['الْمُحَمَّدِيَّة – مكتب', 'الْمُحَمَّدِيَّة – مكتب'],
  ['Réunion à Łódź & Œuvre', 'Réunion à Łódź & Œuvre'],
  ['نجاح\u200cها', 'نجاح\u200cها'],
  // emoji go, with all that is joined to them and the blank beside them
  ['أهلا 🎉 你好', 'أهلا'],
  ['🎉 أهلا', 'أهلا'],
  ['أهلا🎉يا', 'أهلا يا'],
  ['عائلة 👨‍👩‍👧‍👦 سعيدة', 'عائلة سعيدة'],
  ['شكرا 👍🏽، جميعا 🙏🏿!', 'شكرا، جميعا!'],
  ['من 🇩🇿 الجزائر', 'من الجزائر'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 إنجلترا', 'إنجلترا'],
  ['قلب ❤️ ورسالة ✉️ و⚽︎', 'قلب ورسالة و'],
  ['1️⃣ التسجيل 2️⃣ الحضور', '1 التسجيل 2 الحضور'],
  ['«🎉 حفل» (🎓)', '«حفل» ()'],
  // other scripts and rare signs too
  ['ملتقى Привет → مفتوح ✓', 'ملتقى مفتوح'],
  // what can be written more plainly is
  ['ﺣﻤﻠﺔ', 'حملة'],
  ['محمد ﷺ', 'محمد صلى الله عليه وسلم'],
  ['ڨالمة وڨرداية', 'قالمة وقرداية'],
  ['Tamaziɣt ḍ', 'Tamazight d'],
  ['𝐓𝐚𝐝𝐚𝐦𝐨𝐧 ① №', 'Tadamon 1 No'],
  ['05\u201150', '05-50'],
  // blanks of every kind, and signs that nobody sees
  ['أ\u00a0ب\u202fج\nد\u3000هـ', 'أ ب ج د هـ'],
  ['\u200bسلام\u2060 \ufeffعليكم\u00ad', 'سلام عليكم'],
])('a reader of a card sees %j as %j', (title, drawn) => {
  expect(drawableText(title, covers)).toBe(drawn);
});

test.each(['', '🎉', '\u200b\u200b', '\u2800', 'ㅤ', '\u0007', '…!', '\ud83c', '\u0651'])(
  'nothing of %j can be read on a card',
  (title) => {
    expect(drawableText(title, covers)).toBe('');
  },
);

test('whatever a title is made of, a card shows signs of its fonts alone, and the same of what it shows', () => {
  const unseen = /[\p{Join_Control}\p{Bidi_Control}]/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const drawn = drawableText(title, covers);
      for (const sign of drawn) expect(unseen.test(sign) || covers(sign.codePointAt(0) ?? 0)).toBe(true);
      expect(drawableText(drawn, covers)).toBe(drawn);
    }),
  );
});
