import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Where the sentences for persons stand; tests and the texts of the demo, which members write, are none. */
const files = execFileSync('git', ['ls-files', '*messages.ts', '*-words.ts', '*/pairs.ts'], { cwd: root })
  .toString()
  .trim()
  .split('\n');
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text) => ({ file, text })),
);

const linesWith = (pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text.trim()}`);

test('sentences for persons are found at all', () => {
  expect(linesWith(/لوحة التحكم/).length).toBeGreaterThan(2);
});

/** A word that ends as Arabic does when it speaks to several people: «رسالتكم», «سجّلتم», «تراسلوني». */
const toSeveral = /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]{2,}(?<!ح)كم|[\p{L}\p{M}]{3,}تم|ت[\p{L}\p{M}]+وني)(?![\p{L}\p{M}])/u;

test('a reader is addressed as one person, in mails as on the pages', () => {
  expect(linesWith(toSeveral)).toEqual([]);
});

/** What it was called in places, and what it is called everywhere. */
test.each([
  ['a page on which one follows an office', /جديد مكتب بالبريد|جديد المكاتب بالبريد/, 'تابع مكتبًا بالبريد'],
  ['a place that is left to another', /يحضر غيرك مكانك|ليأخذ مكانك من/, 'ليأخذ غيرك مكانك'],
  ['an address that its owner confirmed', /أكّد بريده/, 'بريد مؤكَّد'],
  ['who edited last', /غيّره في/, 'آخر تعديل'],
  ['the text that readers see now', /نص اليوم|صورة اليوم/, 'النص الحالي'],
  ['the logs of the dashboard', /'الإعدادات'|صفحات الإعدادات/, 'السجلات'],
  ['the log of what staff did', /سجلّ الأفعال/, 'سجل الإجراءات'],
  ['the address of a network', /: 'الشبكة'|الشبكة \(IP\)|أي شبكة/, 'عنوان الشبكة'],
  ['how one gets to a place', /كيف يُوصل إليه|عنوان المكان/, 'كيفية الوصول'],
  ['who signed up for an event', /من سيحضر|قائمة الحاضرين/, 'المسجَّلون'],
  ['fields that must be filled', /املأ كل الحقول/, 'املأ الحقول المطلوبة'],
  ['no mails of a topic', /none: 'لا'/, 'لا ترسل'],
  ['the short text below a name', /: 'النبذة'|: 'نبذة'/, 'نبذة قصيرة'],
  ['what a member writes of itself', /نبذة عني|نبذة عنه|نبذة عن \$/, 'عني'],
  ['the page that others see of a member', /ملفي الشخصي|صفحة العضو/, 'ملفي'],
])('a reader finds one name for %s', (_, former, name) => {
  expect(linesWith(former)).toEqual([]);
  expect(linesWith(new RegExp(name)).length).toBeGreaterThan(0);
});
