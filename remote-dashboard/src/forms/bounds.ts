import { limits } from 'shared-api/contract/limits';

/** Tells the check of a form how long a text may be, in characters a person sees. */
export const bounds = ([least, most]: readonly [number, number]) => ({ 'data-least': least, 'data-most': most });

/** Of a phone number the browser checks nothing by itself. */
export const phoneBounds = { ...bounds(limits.phone), pattern: '[\\d \\-+\\(\\)]+' };
