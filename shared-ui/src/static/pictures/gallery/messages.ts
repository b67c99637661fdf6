export const messages = {
  gallery: 'معرض الصور',
  place: (place: number, total: number) => `${place} من ${total}`,
  picture: (place: number, total: number) => `الصورة ${place} من ${total}`,
  next: 'الصورة التالية',
  previous: 'الصورة السابقة',
};
