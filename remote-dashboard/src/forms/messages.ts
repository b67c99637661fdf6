/** What a form says of its fields before anything is sent. */
export const messages = {
  missing: 'هذا الحقل مطلوب',
  badEmail: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  badValue: 'تحقّق من هذه القيمة',
  tooShort: (least: number) => `اكتب ${least} أحرف على الأقل`,
};
