import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { messages } from '../messages.ts';
import { preview } from '../registry/preview.ts';
import type { Cli } from './cli.ts';
import { defaultPortal, toPortal } from './portal-option.ts';
import { toWholeNumber } from './to-whole-number.ts';

/** The repository that this tool and the journeys are part of. */
const ownRoot = resolve(import.meta.dirname, '../../..');

/** Runs the end-to-end tests of these names against the portal of a preview. Answers whether all passed. */
async function passJourneys(link: string, names: readonly string[]): Promise<boolean> {
  const env = { ...process.env, PREVIEW_LINK: link };
  // what the command itself prints may be read by a script
  const stdio = ['ignore', process.stderr, process.stderr] as const;
  const child = spawn(process.execPath, ['--run', 'e2e', '--', ...names], { cwd: ownRoot, env, stdio: [...stdio] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

export const previewCommand = (cli: Cli) =>
  cli.program
    .command('preview')
    .description(messages.commands.preview)
    .argument('<front-end>')
    .option('--hours <number>', 'how long the link works', toWholeNumber, 24)
    .option('--portal <portal>', 'the portal of the link; $PORTAL_URL or http://localhost:3000 without it', toPortal)
    .option(
      '--journeys <names...>',
      'run these end-to-end tests of the repository against the preview; the portal needs its demo data',
    )
    .action(async (frontEnd, { hours, portal = defaultPortal(cli), journeys }) => {
      const { storage, env, signingKey, dryRun, printProgress } = cli.request();
      const dist = cli.distOf(frontEnd);
      const made = await preview({ storage, env, frontEnd, dist, hours, signingKey, dryRun, printProgress });
      if (!made.key) return cli.print({ ...made, dryRun }, [messages.wouldPreview(made.version)]);
      const link = new URL(`/?preview=${made.key}`, portal).href;
      const isSound = !journeys || (await passJourneys(link, journeys));
      cli.print(
        { name: made.name, version: made.version, expires: made.expires, link },
        [link, messages.previewed(made.version, made.expires)],
        isSound ? 0 : 1,
      );
    });
