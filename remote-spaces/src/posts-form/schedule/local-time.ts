import { timeZone } from 'shared-api/contract/time-zone';

/** Swedish writes a time as a browser's own field does, but for the blank. */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** `2026-12-01T10:00` by the clocks of Algeria. */
export const toLocalTime = (date: Date) => clock.format(date).replace(' ', 'T');

/** The next full hour after this one. */
export const nextHour = () => toLocalTime(new Date(Date.now() + 60 * 60 * 1000)).replace(/\d\d$/, '00');
