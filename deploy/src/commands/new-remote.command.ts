import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { createRemote } from '../new-remote/create-remote.ts';
import type { Cli } from './cli.ts';

export const newRemoteCommand = (cli: Cli) =>
  cli.program
    .command('new-remote')
    .description(messages.commands.newRemote)
    .argument('<name>')
    .action(async (given) => {
      const { dryRun } = cli.program.opts();
      const remote = await createRemote(cli.root(), given, dryRun);
      const files = remote.files.map((path) => `${styleText('green', '+')} ${path}`);
      const next = dryRun ? [] : messages.remoteCreated(remote.name, remote.route);
      cli.print({ dryRun, ...remote }, [...files, ...next]);
      cli.printDryRun();
    });
