import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Cli } from './cli.ts';

/** The address of a portal. @throws InvalidArgumentError */
export function toPortal(text: string): URL {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Give an address like https://portal.example.');
  return new URL(text);
}

/** Where `npm start` serves, unless the environment names another. @throws InvalidArgumentError */
export const defaultPortal = ({ variables }: Cli) => toPortal(variables.PORTAL_URL || 'http://localhost:3000');
