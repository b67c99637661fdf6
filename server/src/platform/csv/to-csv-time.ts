import { timeZone } from 'shared-api/contract/text/time-zone';

const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

/** `2026-01-01 09:00:00` by the clocks of Algeria: what a spreadsheet reads as a time, and sorts. */
export const toCsvTime = (iso: string) => parts.format(new Date(iso));
