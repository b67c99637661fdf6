import { messages } from '../messages.ts';
import { writeStaticPage } from '../registry/static-page.ts';
import type { Cli } from './cli.ts';

export const staticCommand = (cli: Cli) =>
  cli.program
    .command('static')
    .description(messages.commands.static)
    .action(async () => {
      const request = cli.request();
      const seq = await writeStaticPage(request);
      cli.print({ env: request.env, seq }, [messages.staticPage(seq)]);
    });
