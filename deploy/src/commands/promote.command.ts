import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { promote } from '../promote.ts';
import type { CommandOptions } from './command.ts';
import { sayPublished } from './publish.command.ts';
import { UsageError } from './usage-error.ts';

export async function promoteCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  const [from, to, ...frontEnds] = words;
  if (!from || !to || from === to)
    throw new UsageError(messages.wrongWords('promote', 'promote <from> <to> [front end]…'));
  const promoted = await promote({ ...options, storage: openStorage(options.registry), env: to, from, frontEnds });
  return sayPublished(promoted, { ...options, env: to });
}
