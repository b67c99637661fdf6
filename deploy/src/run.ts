import { styleText } from 'node:util';
import { canaryCommand } from './commands/canary.command.ts';
import type { Command } from './commands/command.ts';
import { diffCommand } from './commands/diff.command.ts';
import { doctorCommand } from './commands/doctor.command.ts';
import { logCommand } from './commands/log.command.ts';
import { newKeyCommand } from './commands/new-key.command.ts';
import { newRemoteCommand } from './commands/new-remote.command.ts';
import { NotWell } from './commands/not-well.ts';
import { parseCommandLine, type World } from './commands/parse-command-line.ts';
import { promoteCommand } from './commands/promote.command.ts';
import { pruneCommand } from './commands/prune.command.ts';
import { publishCommand } from './commands/publish.command.ts';
import { renewCommand } from './commands/renew.command.ts';
import { rollbackCommand } from './commands/rollback.command.ts';
import { refreshStaticPage, staticCommand } from './commands/static.command.ts';
import { statusCommand } from './commands/status.command.ts';
import { UsageError } from './commands/usage-error.ts';
import { verifyCommand } from './commands/verify.command.ts';
import { messages } from './messages.ts';
import { PublishRefused } from './publish-refused.ts';
import { RegistryError } from './registry-error.ts';
import { isSystemError } from './system-error.ts';

const commands = new Map<string, Command>([
  ['publish', publishCommand],
  ['rollback', rollbackCommand],
  ['canary', canaryCommand],
  ['promote', promoteCommand],
  ['status', statusCommand],
  ['diff', diffCommand],
  ['log', logCommand],
  ['verify', verifyCommand],
  ['doctor', doctorCommand],
  ['new-key', newKeyCommand],
  ['new-remote', newRemoteCommand],
  ['renew', renewCommand],
  ['static', staticCommand],
  ['prune', pruneCommand],
]);

/** What visitors are given is another after them. */
const changing = new Set(['publish', 'rollback', 'canary', 'promote', 'renew']);

export interface Answer {
  /** 0 done, 1 refused or failed, 2 wrong usage. */
  code: number;
  out: string;
  err: string;
}

/** Does what one line of the command line says. @throws what is a fault of ours */
export async function run(args: string[], world: World): Promise<Answer> {
  try {
    return { code: 0, out: await answer(args, world), err: '' };
  } catch (error) {
    if (error instanceof NotWell) return { code: 1, out: error.message, err: '' };
    return { code: error instanceof UsageError ? 2 : 1, out: '', err: `${explain(error)}\n` };
  }
}

async function answer(args: string[], world: World): Promise<string> {
  const { command, words, wantsHelp, options } = parseCommandLine(args, world);
  if (wantsHelp) return messages.help;
  if (command === undefined) throw new UsageError(messages.noCommand);
  const carryOut = commands.get(command);
  if (!carryOut) throw new UsageError(messages.unknownCommand(command));
  const text = await carryOut(words, options);
  if (changing.has(command)) await refreshStaticPage(options);
  return text;
}

/** One line for what a person can mend; anything else is a fault of ours and keeps its stack. */
function explain(error: unknown): string {
  const mark = (text: string) => styleText('red', text, { stream: process.stderr });
  if (error instanceof PublishRefused)
    return [mark(messages.refused), ...error.refusals.map((line) => `- ${line}`)].join('\n');
  if (error instanceof UsageError) return error.message;
  if (error instanceof RegistryError || isSystemError(error)) return `${mark(messages.failed)} ${error.message}`;
  throw error;
}
