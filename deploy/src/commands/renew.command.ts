import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { readPointer } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { renew } from '../renew.ts';
import type { CommandOptions } from './command.ts';
import { sayRehearsed } from './say-rehearsed.ts';
import { UsageError } from './usage-error.ts';

export async function renewCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  if (words[0] !== undefined) throw new UsageError(messages.unexpectedWord(words[0]));
  const { registry, env, dryRun, json } = options;
  if (!options.signingKey) throw new RegistryError(messages.noSigningKey);
  const storage = openStorage(registry);
  await renew({ ...options, storage });
  const { seq = 0, expires = '' } = (await readPointer(storage, env)) ?? {};
  if (json) return `${JSON.stringify({ env, dryRun, seq, expires }, null, 2)}\n`;
  return dryRun ? sayRehearsed(options) : `${messages.statusTitle(env, seq)}, ${messages.renewed(expires)}\n`;
}
