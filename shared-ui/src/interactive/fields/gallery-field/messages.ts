export const messages = {
  pictures: 'صور المعرض',
  picture: (place: number, total: number) => `الصورة ${place} من ${total}`,
  alt: (place: number) => `وصف الصورة ${place} لمن لا يراها`,
  caption: (place: number) => `تعليق يظهر تحت الصورة ${place}`,
  earlier: (place: number) => `تقديم الصورة ${place}`,
  later: (place: number) => `تأخير الصورة ${place}`,
  remove: (place: number) => `إزالة الصورة ${place}`,
};
