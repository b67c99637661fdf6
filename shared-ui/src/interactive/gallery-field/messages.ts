export const messages = {
  pictures: 'صور المعرض',
  picture: (place: number, total: number) => `الصورة ${place} من ${total}`,
  alt: 'وصف الصورة لمن لا يراها',
  caption: 'تعليق يظهر تحتها',
  earlier: (place: number) => `تقديم الصورة ${place}`,
  later: (place: number) => `تأخير الصورة ${place}`,
  remove: (place: number) => `إزالة الصورة ${place}`,
};
