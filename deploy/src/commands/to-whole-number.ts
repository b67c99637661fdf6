import { InvalidArgumentError } from '@commander-js/extra-typings';
import { messages } from '../messages.ts';

/** Reads the number of an option. @throws InvalidArgumentError */
export function toWholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError(messages.notANumber);
  return Number(text);
}
