import { createPublicKey } from 'node:crypto';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { isServedStatic, writeStaticPage } from '../static-page.ts';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

const write = ({ registry, env, signingKey }: CommandOptions) =>
  writeStaticPage(openStorage(registry), env, signingKey && createPublicKey(signingKey));

export async function staticCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const seq = await write(options);
  return options.json ? `${JSON.stringify({ env: options.env, seq }, null, 2)}\n` : `${messages.staticPage(seq)}\n`;
}

/** After a deed: a storage that is served as it is gets the page anew. */
export async function refreshStaticPage(options: CommandOptions): Promise<void> {
  if (!options.dryRun && (await isServedStatic(openStorage(options.registry)))) await write(options);
}
