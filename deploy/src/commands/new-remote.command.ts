import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { createRemote } from '../new-remote/create-remote.ts';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

export async function newRemoteCommand(
  words: readonly string[],
  { root, dryRun, json }: CommandOptions,
): Promise<string> {
  const [given, ...more] = words;
  if (!given || more.length > 0) throw new UsageError(messages.wrongWords('new-remote', 'new-remote <name>'));
  const remote = await createRemote(root, given, dryRun);
  if (json) return `${JSON.stringify({ dryRun, ...remote }, null, 2)}\n`;
  const files = remote.files.map((path) => `${styleText('green', '+')} ${path}\n`).join('');
  return files + (dryRun ? `${messages.rehearsed}\n` : messages.remoteCreated(remote.name, remote.route));
}
