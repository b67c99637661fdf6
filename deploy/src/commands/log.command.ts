import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { readEntries, readPointer } from '../pointer/history.ts';
import type { LogEntry } from '../pointer/pointer.contract.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';
import { toWholeNumber } from './to-whole-number.ts';

/** The newest first. */
export const logCommand = (cli: Cli) =>
  cli.program
    .command('log')
    .description(messages.commands.log)
    .option('--keep <number>', messages.keepOption, toWholeNumber, 20)
    .action(async ({ keep }) => {
      const { env } = cli.program.opts();
      const storage = cli.storage();
      const seq = (await readPointer(storage, env))?.seq ?? 0;
      const numbers = Array.from({ length: Math.min(keep, seq) }, (_, index) => seq - index);
      const entries = await readEntries(storage, env, numbers);
      cli.print(entries.map(toJson), entries.length > 0 ? toColumns(entries.map(toRow)) : [messages.nothingLive(env)]);
    });

const toJson = ({ pointer, at, who, why, act, notChecked = [] }: LogEntry) => ({
  seq: pointer.seq,
  at,
  who,
  act,
  why,
  notChecked,
});

const toRow = ({ pointer, at, who, why, act, notChecked = [] }: LogEntry) => [
  styleText('bold', String(pointer.seq)),
  styleText('dim', at),
  who,
  act,
  styleText('yellow', notChecked.length > 0 ? messages.notChecked(notChecked) : ''),
  styleText('dim', why && `(${why})`),
];
