import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { rollback } from '../rollback.ts';
import type { CommandOptions } from './command.ts';
import { sayRehearsed } from './say-rehearsed.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function rollbackCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  const [frontEnd, ...more] = words;
  if (!frontEnd || more.length > 0)
    throw new UsageError(messages.wrongWords('rollback', 'rollback <front end> [--to <version>]'));
  const { registry, json, ...deed } = options;
  const done = await rollback({ ...deed, storage: openStorage(registry), frontEnd });
  if (json) return `${JSON.stringify({ env: deed.env, dryRun: deed.dryRun, frontEnds: [done] }, null, 2)}\n`;
  const row = [styleText('bold', done.name), done.version, styleText('dim', messages.rolledBack(done.former))];
  return toColumns([[styleText('green', '<'), ...row]]) + sayRehearsed(options);
}
