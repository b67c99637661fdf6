import { locale } from './locale.ts';

const counts = new Intl.NumberFormat(locale);
const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `12.345`, in Latin digits. */
export const formatCount = (count: number): string => counts.format(count);

/** `+4,2%`: a change in percent, with its sign. It reads from left to right: render it in `Ltr`. */
export const formatRate = (rate: number): string => `${rates.format(rate)}%`;
