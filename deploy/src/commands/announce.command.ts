import { styleText } from 'node:util';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as v from 'valibot';
import { messages } from '../messages.ts';
import { announce, type Effect, withdraw } from '../registry/announce.ts';
import type { Cli } from './cli.ts';

function toDay(text: string) {
  if (v.is(v.pipe(v.string(), v.isoDate()), text)) return text;
  throw new InvalidArgumentError('Give a day like 2026-12-24.');
}

const toLines = ({ name, version, percent, changes, reasons, removedApis }: Effect) => [
  `${styleText('bold', name)} ${version}, ${styleText('dim', messages.fitsAnnounced(reasons.length === 0, percent))}`,
  ...changes.map(({ module, builtAgainst, announced }) => `  ${module} ${builtAgainst} → ${announced}`),
  ...reasons.map((reason) => `  - ${reason}`),
  ...removedApis.map((api) => `  - ${messages.removedApi(api)}`),
];

export const announceCommand = (cli: Cli) =>
  cli.program
    .command('announce')
    .description(messages.commands.announce)
    .argument('[front-end]', '', 'shell')
    .option('--on <day>', 'the day on which it is to go live, like 2026-12-24', toDay)
    .option('--withdraw', 'take back what is announced', false)
    .hook('postAction', cli.printDryRun)
    .action(async (frontEnd, { on: planned = null, withdraw: isWithdrawn }) => {
      const request = cli.request();
      if (isWithdrawn) {
        const withdrawn = await withdraw(request);
        return cli.print(withdrawn, [messages.withdrawn(withdrawn.frontEnd, withdrawn.version)]);
      }
      const announced = await announce({ ...request, frontEnd, planned, dist: cli.distOf(frontEnd) });
      cli.print(announced, [
        ...announced.frontEnds.flatMap(toLines),
        ...(request.dryRun ? [] : [messages.announced(frontEnd, announced.version)]),
      ]);
    });
