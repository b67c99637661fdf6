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
  [';', 'قائمة, وهران, 2026;;\nالاسم;البريد;الهاتف\nأ;ب;ج\n'],
  [';', 'الاسم, اللقب;البريد;الهاتف (المنزل, العمل, الفاكس)\nأ;ب;ج\nد;ه;و\n'],
  [';', 'العدد;السعر\n1,5;2,5\n3,5;4,5\n'],
  [',', 'name\na\n'],
  [',', ''],
])('%j is seen to separate the cells of %j', (delimiter, text) => {
  expect(findDelimiter(text)).toBe(delimiter);
});
