import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { styleText } from 'node:util';
import { examine } from '../doctor.ts';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import type { CommandOptions } from './command.ts';
import { NotWell } from './not-well.ts';
import { UsageError } from './usage-error.ts';

export async function doctorCommand(
  words: readonly string[],
  { root, env, registry, json }: CommandOptions,
): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const frontEnds = globSync('*/rspack.config.ts', { cwd: root }).map(dirname).sort();
  const findings = await examine(openStorage(registry), env, root, frontEnds);
  const lines = findings.map(
    ({ isWell, text }) => `${isWell ? styleText('green', '✓') : styleText('red', '✗')} ${text}`,
  );
  const text = json ? `${JSON.stringify(findings, null, 2)}\n` : `${lines.join('\n')}\n`;
  if (findings.some(({ isWell }) => !isWell)) throw new NotWell(text);
  return text;
}
