import { timeZone } from './time-zone.ts';

/** Swedish writes a time as a browser's own field does, but for the blank. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-12-01T10:00`, as a browser's own field for a time has it. Two of them sort as they follow one another. */
export const toLocalTime = (at: string | number | Date) => clock.format(new Date(at)).replace(' ', 'T');
