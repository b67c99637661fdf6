import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Reads the number of an option. @throws InvalidArgumentError */
export function toWholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}
