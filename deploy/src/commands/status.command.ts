import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { type FrontEndStatus, readStatus, type Status } from '../registry/status.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';

export const statusCommand = (cli: Cli) =>
  cli.program
    .command('status')
    .description(messages.commands.status)
    .action(async () => {
      const { env } = cli.program.opts();
      const status = await readStatus(cli.storage(), env);
      cli.print(status ?? null, status ? toLines(status) : [messages.nothingLive(env)]);
    });

function toLines({ env, seq, at, who, act, why, frontEnds }: Status) {
  const title = styleText('bold', messages.statusTitle(env, seq));
  const columns = messages.statusColumns.map((column) => styleText('dim', column));
  return [
    title,
    styleText('dim', messages.lastAction(at, who, act, why)),
    '',
    ...toColumns([columns, ...frontEnds.map(toRow)]),
  ];
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
