/** Apart from what else the kit says: only pages with events bring them. */
export const messages = {
  withinDay: (day: string, from: string, to: string) => `${day}، من ${from} إلى ${to}`,
  overDays: (first: string, from: string, last: string, to: string) => `من ${first}، ${from} إلى ${last}، ${to}`,
};
