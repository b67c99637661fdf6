import { styleText } from 'node:util';
import { readEntries } from '../history.ts';
import type { LogEntry } from '../log-entry.contract.ts';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { readPointer } from '../registry.ts';
import type { CommandOptions } from './command.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

/** The newest first. */
export async function logCommand(
  words: readonly string[],
  { env, registry, keep, json }: CommandOptions,
): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const storage = openStorage(registry);
  const seq = (await readPointer(storage, env))?.seq ?? 0;
  const numbers = Array.from({ length: Math.min(keep, seq) }, (_, index) => seq - index);
  const entries = await readEntries(storage, env, numbers);
  if (json) return `${JSON.stringify(entries.map(toJson), null, 2)}\n`;
  return entries.length > 0 ? toColumns(entries.map(toRow)) : `${messages.nothingLive(env)}\n`;
}

const toJson = ({ pointer, at, who, why, act }: LogEntry) => ({ seq: pointer.seq, at, who, act, why });

const toRow = ({ pointer, at, who, why, act }: LogEntry) => [
  styleText('bold', String(pointer.seq)),
  styleText('dim', at),
  who,
  act,
  styleText('dim', why && `(${why})`),
];
