import { resolve } from 'node:path';
import { readBuild } from 'deploy/builds/build';
import { readRolledBack } from 'deploy/pointer/rolled-back';
import { readSigningKey } from 'deploy/pointer/signature';
import { publish } from 'deploy/registry/publish';
import { openStorage } from 'deploy/storage/storage';
import { build } from './build.ts';

const root = resolve(import.meta.dirname, '..');
const env = 'production';
const distOf = (name: string) => resolve(root, name, 'dist');

/** Builds the stale ones of these. Returns the names to publish; prints those whose build was rolled back, so that a restart does not bring it back. */
export async function buildAndOmitRolledBack(registry: string, names: string[]) {
  const storage = openStorage(registry);
  const wanted: string[] = [];
  for (const name of names) {
    await build(name);
    const { version } = await readBuild(distOf(name));
    if ((await readRolledBack(storage, env, name)).includes(version)) {
      process.stdout.write(
        `${name} ${version} was rolled back and is not published: npm run deploy -- publish ${name}\n`,
      );
    } else wanted.push(name);
  }
  return wanted;
}

/** Builds the stale front ends among these and publishes the new builds in one swap. Prints what went live. */
export async function publishBuilt(registry: string, names: string[], who: string) {
  for (const name of names) await build(name);
  const published = await publish({
    storage: openStorage(registry),
    env,
    dists: names.map(distOf),
    who,
    why: 'built from sources',
    signingKey: readSigningKey(process.env),
    mustSign: Boolean(process.env.REGISTRY_PUBLIC_KEY),
  });
  for (const { name, version, isNew } of published) if (isNew) process.stdout.write(`Published ${name} ${version}\n`);
}
