import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { verify } from '../registry/verify.ts';
import type { Cli } from './cli.ts';

export const verifyCommand = (cli: Cli) =>
  cli.program
    .command('verify')
    .description(messages.commands.verify)
    .action(async () => {
      const { env } = cli.program.opts();
      const found = await verify(cli.storage(), env);
      const { files, releases, entries, problems } = found;
      const isComplete = problems.length === 0;
      const lines = isComplete
        ? [`${styleText('green', '✓')} ${messages.allWhole}`]
        : problems.map((problem) => `${styleText('red', '✗')} ${problem}`);
      cli.print({ env, ...found }, [messages.verified(files, releases, entries), ...lines], isComplete ? 0 : 1);
    });
