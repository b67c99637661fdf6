import { messages } from '../messages.ts';
import type { CommandOptions } from './command.ts';

/** The last line of what was only rehearsed. */
export const sayRehearsed = ({ dryRun }: CommandOptions) => (dryRun ? `${messages.rehearsed}\n` : '');
