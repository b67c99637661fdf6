/** Apart from what else the kit says: only pages with events bring them. */
export const messages = {
  // no-break spaces keep an hour on the line of the word before it
  withinDay: (day: string, from: string, to: string) => `${day}، من\u00a0${from} إلى\u00a0${to}`,
  overDays: (first: string, from: string, last: string, to: string) =>
    `من ${first}،\u00a0${from} إلى ${last}،\u00a0${to}`,
};
