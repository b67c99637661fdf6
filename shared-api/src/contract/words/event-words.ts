/** What is said of events in several places. */
export const eventCancelled = 'أُلغيت هذه الفعالية';
export const cancelEvent = 'إلغاء الفعالية';
export const cancelledMark = 'أُلغيت';

/** How many places of an event are free. */
export const placesLeft: Record<Intl.LDMLPluralRule, string> = {
  zero: 'اكتملت الأماكن',
  one: 'بقي مكان واحد',
  two: 'بقي مكانان',
  few: 'بقيت # أماكن',
  many: 'بقي # مكانًا',
  other: 'بقي # مكان',
};
