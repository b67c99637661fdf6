import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { prune } from '../prune.ts';
import type { CommandOptions } from './command.ts';
import { sayRehearsed } from './say-rehearsed.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function pruneCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const { registry, keep, dryRun, json } = options;
  const { removed, kept } = await prune({ storage: openStorage(registry), keep, dryRun });
  if (json) return `${JSON.stringify({ dryRun, removed, kept }, null, 2)}\n`;
  const rows = removed.map(({ name, version }) => [styleText('red', '-'), styleText('bold', name), version]);
  const count = dryRun ? messages.wouldPrune(removed.length, kept) : messages.pruned(removed.length, kept);
  return `${toColumns(rows)}${count}\n${sayRehearsed(options)}`;
}
