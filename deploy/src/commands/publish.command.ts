import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { type PublishedFrontEnd, publish } from '../registry.ts';
import type { CommandOptions } from './command.ts';
import { findDist } from './find-dist.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function publishCommand(names: readonly string[], options: CommandOptions): Promise<string> {
  if (names.length === 0) throw new UsageError(messages.noFrontEnd);
  const published = await publish({
    storage: openStorage(options.registry),
    env: options.env,
    dists: await Promise.all(names.map((name) => findDist(options.root, name))),
    who: options.who,
    signingKey: options.signingKey,
    adopt: options.adopt,
    why: options.why,
    major: options.major,
    dryRun: options.dryRun,
    say: options.say,
  });
  return sayPublished(published, options);
}

/** What became of each front end. */
export const sayPublished = (published: readonly PublishedFrontEnd[], options: CommandOptions) =>
  options.json ? toJson(published, options) : toText(published, options);

const toJson = (frontEnds: readonly PublishedFrontEnd[], { env, dryRun }: CommandOptions) =>
  `${JSON.stringify({ env, dryRun, frontEnds }, null, 2)}\n`;

function toText(published: readonly PublishedFrontEnd[], { dryRun }: CommandOptions) {
  const live = dryRun ? messages.wouldPublish : messages.published;
  const rows = published.map(({ name, version, former, isNew }) => [
    styleText(isNew ? 'green' : 'dim', isNew ? '+' : '='),
    styleText('bold', name),
    version,
    styleText('dim', isNew ? live(former) : messages.unchanged),
  ]);
  return toColumns(rows) + (dryRun ? `${messages.rehearsed}\n` : '');
}
