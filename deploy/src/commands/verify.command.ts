import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { verify } from '../verify.ts';
import type { CommandOptions } from './command.ts';
import { NotWell } from './not-well.ts';
import { UsageError } from './usage-error.ts';

export async function verifyCommand(
  words: readonly string[],
  { env, registry, json }: CommandOptions,
): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const found = await verify(openStorage(registry), env);
  const { files, releases, entries, problems } = found;
  const lines = problems.map((problem) => `${styleText('red', '✗')} ${problem}`);
  if (problems.length === 0) lines.push(`${styleText('green', '✓')} ${messages.allWhole}`);
  const text = json
    ? `${JSON.stringify({ env, ...found }, null, 2)}\n`
    : `${[messages.verified(files, releases, entries), ...lines].join('\n')}\n`;
  if (problems.length > 0) throw new NotWell(text);
  return text;
}
