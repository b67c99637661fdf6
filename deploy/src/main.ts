import { styleText } from 'node:util';
import type { Command } from './commands/command.ts';
import { parseCommandLine } from './commands/parse-command-line.ts';
import { publishCommand } from './commands/publish.command.ts';
import { statusCommand } from './commands/status.command.ts';
import { UsageError } from './commands/usage-error.ts';
import { messages } from './messages.ts';
import { PublishRefused } from './publish-refused.ts';
import { RegistryError } from './registry-error.ts';
import { isSystemError } from './system-error.ts';

const commands = new Map<string, Command>([
  ['publish', publishCommand],
  ['status', statusCommand],
]);

async function answer(args: string[]): Promise<string> {
  const { command, words, wantsHelp, options } = parseCommandLine(args);
  if (wantsHelp) return messages.help;
  if (command === undefined) throw new UsageError(messages.noCommand);
  const run = commands.get(command);
  if (!run) throw new UsageError(messages.unknownCommand(command));
  return run(words, options);
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

try {
  process.stdout.write(await answer(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
