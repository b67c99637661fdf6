import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { diff, type FrontEndDifference } from '../registry/diff.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';

export const diffCommand = (cli: Cli) =>
  cli.program
    .command('diff')
    .description(messages.commands.diff)
    .argument('<from>')
    .argument('<to>')
    .action(async (from, to) => {
      const frontEnds = await diff(cli.storage(), cli.program.opts().env, from, to);
      cli.print({ from, to, frontEnds }, frontEnds.length > 0 ? toColumns(frontEnds.map(toRow)) : ['no difference']);
    });

function toRow({ name, before, after, added, gone }: FrontEndDifference) {
  const routes = [messages.routesAdded(added), messages.routesGone(gone)].filter((text) => text !== '');
  return [
    styleText('bold', name),
    styleText('red', before ?? messages.onlyHere),
    '->',
    styleText('green', after ?? messages.onlyHere),
    styleText('dim', routes.join(', ')),
  ];
}
