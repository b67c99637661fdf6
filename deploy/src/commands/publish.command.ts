import { join } from 'node:path';
import { styleText } from 'node:util';
import { readBuild } from '../build.ts';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { type PublishedFrontEnd, publish } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { CommandOptions } from './command.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

const root = join(import.meta.dirname, '../../..');

export async function publishCommand(names: readonly string[], options: CommandOptions): Promise<string> {
  if (names.length === 0) throw new UsageError(messages.noFrontEnd);
  const published = await publish({
    storage: openStorage(options.registry),
    env: options.env,
    dists: await Promise.all(names.map(findDist)),
    who: process.env.USER ?? process.env.LOGNAME ?? 'unknown',
    why: options.why,
    major: options.major,
    dryRun: options.dryRun,
  });
  return options.json ? toJson(published, options) : toText(published, options);
}

async function findDist(name: string) {
  const dist = join(root, name, 'dist');
  const { contract } = await readBuild(dist);
  if (contract.name !== name) throw new RegistryError(messages.otherName(dist, contract.name, name));
  return dist;
}

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
