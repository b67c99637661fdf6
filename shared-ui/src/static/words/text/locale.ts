/** Algerian Arabic with Latin digits, said outright for browsers that do not know the region. */
export const locale = 'ar-DZ-u-nu-latn';

/** The portal's own clock: server and browser write the same hour. */
export const timeZone = 'Africa/Algiers';

/** Shipped because not every browser carries the Algerian names. */
export const months = [
  'جانفي',
  'فيفري',
  'مارس',
  'أفريل',
  'ماي',
  'جوان',
  'جويلية',
  'أوت',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;
