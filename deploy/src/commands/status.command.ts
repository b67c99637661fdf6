import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { type FrontEndStatus, readStatus, type Status } from '../status.ts';
import type { CommandOptions } from './command.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function statusCommand(
  words: readonly string[],
  { env, registry, json }: CommandOptions,
): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const status = await readStatus(openStorage(registry), env);
  if (json) return `${JSON.stringify(status ?? null, null, 2)}\n`;
  return status ? toText(status) : `${messages.nothingLive(env)}\n`;
}

function toText({ env, seq, at, who, act, why, frontEnds }: Status) {
  const title = styleText('bold', messages.statusTitle(env, seq));
  const columns = messages.statusColumns.map((column) => styleText('dim', column));
  const lastAct = styleText('dim', messages.lastAct(at, who, act, why));
  return `${title}\n${lastAct}\n\n${toColumns([columns, ...frontEnds.map(toRow)])}`;
}

function toRow({ name, version, previous, canary, kept, routes }: FrontEndStatus) {
  return [
    styleText('bold', name),
    styleText('green', version),
    previous ?? messages.none,
    canary ? styleText('yellow', messages.canary(canary.version, canary.percent)) : messages.none,
    String(kept),
    routes.join(' ') || messages.none,
  ];
}
