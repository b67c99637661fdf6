import { styleText } from 'node:util';
import { CommanderError } from '@commander-js/extra-typings';
import { isSystemError, PublishRejected, RegistryError, type Rejection, TooFewVisits } from '../errors.ts';
import { messages } from '../messages.ts';
import { announceCommand } from './announce.command.ts';
import { canaryCommand } from './canary.command.ts';
import { type CliContext, createCli } from './cli.ts';
import { diffCommand } from './diff.command.ts';
import { doctorCommand } from './doctor.command.ts';
import { logCommand } from './log.command.ts';
import { newKeyCommand } from './new-key.command.ts';
import { newRemoteCommand } from './new-remote.command.ts';
import { previewCommand } from './preview.command.ts';
import { promoteCommand } from './promote.command.ts';
import { pruneCommand } from './prune.command.ts';
import { publishCommand } from './publish.command.ts';
import { pullTypesCommand } from './pull-types.command.ts';
import { renewCommand } from './renew.command.ts';
import { reportCommand } from './report.command.ts';
import { rollbackCommand } from './rollback.command.ts';
import { staticCommand } from './static.command.ts';
import { statusCommand } from './status.command.ts';
import { verifyCommand } from './verify.command.ts';

const addCommands = [
  publishCommand,
  rollbackCommand,
  canaryCommand,
  previewCommand,
  announceCommand,
  promoteCommand,
  statusCommand,
  reportCommand,
  diffCommand,
  logCommand,
  verifyCommand,
  doctorCommand,
  newRemoteCommand,
  pullTypesCommand,
  newKeyCommand,
  renewCommand,
  staticCommand,
  pruneCommand,
];

export interface Answer {
  /** 0 done, 1 rejected or failed, 2 wrong usage, 3 too little is known to say. */
  code: number;
  out: string;
  err: string;
}

/** Runs one command line. @throws only for a bug of the tool */
export async function run(args: string[], context: CliContext): Promise<Answer> {
  const cli = createCli(context);
  for (const addCommand of addCommands) addCommand(cli);
  let usageError = '';
  for (const command of [cli.program, ...cli.program.commands])
    command.exitOverride().configureOutput({
      writeOut: (text) => (cli.result.out += text),
      writeErr: () => undefined,
      outputError: (text) => (usageError = messages.usageError(oneLine(text), `${command.name()} ${command.usage()}`)),
    });
  try {
    await cli.program.parseAsync(args, { from: 'user' });
    return { ...cli.result, err: '' };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { ...cli.result, err: '' };
    if (error instanceof CommanderError)
      return { code: 2, out: '', err: `${usageError || 'No command was given: try --help.'}\n` };
    if (error instanceof PublishRejected && cli.program.opts().json) cli.print({ rejections: error.rejections }, [], 1);
    return { code: error instanceof TooFewVisits ? 3 : 1, out: cli.result.out, err: `${explain(error)}\n` };
  }
}

const oneLine = (text: string) =>
  text
    .replace(/^error: /, '')
    .trim()
    .replaceAll('\n', ' ');

/** One line for what a person can mend; anything else is a defect of the tool and keeps its stack. */
function explain(error: unknown): string {
  const mark = (text: string) => styleText('red', text, { stream: process.stderr });
  if (error instanceof PublishRejected)
    return [mark('Refused, nothing was changed:'), ...toGroups(error.rejections)].join('\n');
  if (error instanceof RegistryError || isSystemError(error)) return `${mark('Failed:')} ${error.message}`;
  throw error;
}

/** Whom it concerns, and under each all that would break for them. */
function toGroups(rejections: readonly Rejection[]) {
  const groups = Map.groupBy(rejections, ({ frontEnd, version, percent }) =>
    version === null || percent === null
      ? messages.concernsBuild(frontEnd)
      : messages.concernsVisitors(frontEnd, version, percent),
  );
  return [...groups].flatMap(([whom, reasons]) => [
    styleText('bold', whom, { stream: process.stderr }),
    ...reasons.map(({ sentence }) => `- ${sentence}`),
  ]);
}
