import { locale } from '../../words/text/locale.ts';

const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `+4,2%`: a change in percent, with its sign. It reads from left to right: render it in `Ltr`. */
export const formatRate = (rate: number): string => `${rates.format(rate)}%`;
