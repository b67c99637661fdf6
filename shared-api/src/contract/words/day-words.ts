type Forms = Record<Intl.LDMLPluralRule, string>;

/** A number of days after «خلال», «بعد» and «لك». */
export const daysAfterPreposition: Forms = {
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

/** For how many days something lasts, after a verb. */
export const daysLong: Forms = { ...daysAfterPreposition, one: 'يومًا واحدًا' };

/** How many days are left. */
export const daysLeft: Forms = {
  zero: 'بقي أقل من يوم',
  one: 'بقي يوم واحد',
  two: 'بقي يومان',
  few: 'بقيت # أيام',
  many: 'بقي # يومًا',
  other: 'بقي # يوم',
};
