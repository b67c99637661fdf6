import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { typesFile } from 'deploy/registry';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing';
import { hostBuild, remoteBuild } from '../server/test/published-front-ends.ts';
import { sourceHash } from './sources.ts';

const root = resolve(import.meta.dirname, '..');
const asTheyAre = ['node_modules', 'server', 'deploy', 'shared-api', 'shared-ui', 'package-lock.json', 'package.json'];
const names = ['shell', 'remote-public'] as const;
type Name = (typeof names)[number];

/** A build as `npm run build` leaves it: it names the sources that it was made of. */
async function aBuild(checkout: string, name: Name, text: string) {
  const buildId = sourceHash(checkout, name);
  if (name === 'remote-public') return aDist(aContract({ buildId, routes: ['/'] }), text, remoteBuild(''));
  const dist = await aDist(aHostContract({ buildId }), text, hostBuild);
  await writeFile(join(dist, typesFile), '{}');
  return dist;
}

/** A checkout of this repository whose front ends, a shell and one remote, are of a few lines and built already. */
export async function aCheckout() {
  const checkout = await aFolder();
  await cp(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  for (const name of asTheyAre) await symlink(join(root, name), join(checkout, name));

  /** Changes the sources of a front end, and builds it. */
  async function change(name: Name, text: string) {
    await mkdir(join(checkout, name, 'src'), { recursive: true });
    await writeFile(join(checkout, name, 'src/text.ts'), text);
    const dist = await aBuild(checkout, name, text);
    await rm(join(checkout, name, 'dist'), { recursive: true, force: true });
    await rename(dist, join(checkout, name, 'dist'));
  }
  for (const name of names) {
    await mkdir(join(checkout, name));
    await writeFile(join(checkout, name, 'rspack.config.ts'), '');
    await change(name, 'one');
  }
  return { checkout, change };
}
