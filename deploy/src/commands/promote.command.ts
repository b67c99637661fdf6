import { messages } from '../messages.ts';
import { promote } from '../registry/promote.ts';
import type { Cli } from './cli.ts';
import { printPublished } from './publish.command.ts';

export const promoteCommand = (cli: Cli) =>
  cli.program
    .command('promote')
    .description(messages.commands.promote)
    .argument('<from>')
    .argument('<to>')
    .argument('[front-end...]')
    .option('--major', messages.majorOption, false)
    .hook('postAction', cli.finishChange)
    .action(async (from, to, frontEnds, { major }, command) => {
      if (from === to) command.error('the two environments are the same');
      printPublished(cli, to, await promote({ ...cli.request(), env: to, from, frontEnds, major }));
    });
