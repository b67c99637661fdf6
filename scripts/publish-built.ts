import { resolve } from 'node:path';
import { readSigningKey } from 'deploy/pointer/signature';
import { publish } from 'deploy/registry/publish';
import { openStorage } from 'deploy/storage/storage';
import { build } from './build.ts';

const root = resolve(import.meta.dirname, '..');

/** Builds the stale front ends among these and publishes the new builds in one swap. Prints what went live. */
export async function publishBuilt(registry: string, names: string[], who: string) {
  for (const name of names) await build(name);
  const published = await publish({
    storage: openStorage(registry),
    env: 'production',
    dists: names.map((name) => resolve(root, name, 'dist')),
    who,
    why: 'built from sources',
    signingKey: readSigningKey(process.env),
  });
  for (const { name, version, isNew } of published) if (isNew) process.stdout.write(`Published ${name} ${version}\n`);
}
