import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { rebuild } from '../registry/rebuild.ts';
import { verify } from '../registry/verify.ts';
import type { Cli } from './cli.ts';

const marks = { same: styleText('green', '✓'), other: styleText('red', '✗'), unknown: styleText('yellow', '?') };

export const verifyCommand = (cli: Cli) =>
  cli.program
    .command('verify')
    .description(messages.commands.verify)
    .option('--rebuild [front-end...]', 'build the releases again from the commits that they name, and compare')
    .action(async ({ rebuild: asked }) => {
      const { env, storage, publicKeys, printProgress } = cli.request();
      const found = await verify(storage, env, publicKeys);
      const { files, releases, entries, problems } = found;
      const frontEnds = Array.isArray(asked) ? asked : [];
      const rebuilt = asked ? await rebuild({ storage, env, root: cli.root(), frontEnds, printProgress }) : undefined;
      const isComplete = problems.length === 0;
      const lines = isComplete
        ? [`${marks.same} Everything is as it was written.`]
        : problems.map((problem) => `${marks.other} ${problem}`);
      const rebuiltLines = rebuilt?.map(({ result, text }) => `${marks[result]} ${text}`) ?? [];
      const has = (wanted: 'other' | 'unknown') => rebuilt?.some(({ result }) => result === wanted) ?? false;
      cli.print(
        { env, ...found, ...(rebuilt && { rebuilt }) },
        [messages.verified(files, releases, entries), ...lines, ...rebuiltLines],
        !isComplete || has('other') ? 1 : has('unknown') ? 3 : 0,
      );
    });
