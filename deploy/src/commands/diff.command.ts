import { styleText } from 'node:util';
import { diff, type FrontEndDifference } from '../diff.ts';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import type { CommandOptions } from './command.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function diffCommand(words: readonly string[], { env, registry, json }: CommandOptions): Promise<string> {
  const [from, to, ...more] = words;
  if (!from || !to || more.length > 0) throw new UsageError(messages.wrongWords('diff', 'diff <from> <to>'));
  const differences = await diff(openStorage(registry), env, from, to);
  if (json) return `${JSON.stringify({ from, to, frontEnds: differences }, null, 2)}\n`;
  return differences.length > 0 ? toColumns(differences.map(toRow)) : `${messages.same}\n`;
}

function toRow({ name, before, after, added, gone }: FrontEndDifference) {
  const routes = [messages.routesAdded(added), messages.routesGone(gone)].filter((text) => text !== '');
  return [
    styleText('bold', name),
    styleText('red', before ?? messages.onlyHere),
    '->',
    styleText('green', after ?? messages.onlyHere),
    styleText('dim', routes.join(', ')),
  ];
}
