export const downloadMessages = {
  failed: 'تعذّر التنزيل. أعد المحاولة.',
  separator: 'البرنامج الذي تفتح به الملف',
  separators: {
    semicolon: 'لإكسل بالعربية أو الفرنسية (;)',
    comma: 'لإكسل بالإنجليزية (,)',
  },
};
