/** Of what comes after the first view, apart from what the first view needs. */
export const messages = {
  nextEvents: 'الفعاليات القادمة',
  toEvents: 'كل الفعاليات',
};
