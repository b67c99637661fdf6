import { findDelimiter } from './find-delimiter.ts';

test.each([
  [',', 'name,mail\na,b\n'],
  [';', 'name;mail;phone\na, b;c;1,5\n'],
  [';', 'الاسم;البريد;الهاتف\n\n"أ;ب";ج;د\n'],
  [';', '"الاسم, اللقب, ""الكنية""";البريد\n'],
  [';', '"الاسم\n, واللقب,";البريد\n'],
  [';', '\r\n\r\nقائمة الأعضاء\r\nالاسم;البريد\r\n'],
  ['\t', 'name\tmail\na b\tc, d\n'],
  ['|', 'name|mail\na;b|c\n'],
  [',', 'name\na\n'],
  [',', ''],
])('%j is seen to separate the cells of %j', (delimiter, text) => {
  expect(findDelimiter(text)).toBe(delimiter);
});
