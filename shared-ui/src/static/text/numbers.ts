import { locale } from './locale.ts';

const counts = new Intl.NumberFormat(locale);

/** `12.345`, in Latin digits. */
export const formatCount = (count: number): string => counts.format(count);
