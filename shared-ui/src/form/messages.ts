/** What a field says of itself when its form is sent. */
export const messages = {
  missing: 'هذا الحقل مطلوب',
  badEmail: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  tooShort: 'ما كُتب أقصر من المطلوب',
  badValue: 'تحقّق من هذه القيمة',
};
