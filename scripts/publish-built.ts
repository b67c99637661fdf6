import { resolve } from 'node:path';
import {
  assertMayWrite,
  findHead,
  openStorage,
  type Pointer,
  publish,
  RegistryError,
  readBuild,
  readPublicKeys,
  readPublishedFrom,
  readRolledBack,
  readSigningKey,
  recordPublishedFrom,
  type UpdateRequest,
} from 'deploy/registry';
import { build, frontEnds, isFresh } from './build.ts';
import { explain } from './explain.ts';

const root = resolve(import.meta.dirname, '..');
const env = 'production';
const distOf = (name: string) => resolve(root, name, 'dist');
const print = (line: string) => void process.stdout.write(`${line}\n`);

const toRequest = (registry: string, who: string): UpdateRequest => ({
  storage: openStorage(registry),
  env,
  who,
  why: 'built from sources',
  signingKey: readSigningKey(process.env),
  publicKeys: readPublicKeys(process.env),
});

/** Builds the stale front ends among these and publishes the new builds in one swap. Prints what went live. */
export async function publishBuilt(
  registry: string,
  names: string[],
  who: string,
  onlyOver?: Readonly<Record<string, string>>,
) {
  for (const name of names) await build(name);
  const limits = onlyOver && { onlyOver };
  const published = await publish({ ...toRequest(registry, who), ...limits, dists: names.map(distOf) });
  for (const { name, version, isNew } of published) if (isNew) print(`Published ${name} ${version}`);
  return published;
}

/** The same for a start, and `npm run dev`: what this checkout published is remembered in it. */
export async function publishFromCheckout(...publishing: Parameters<typeof publishBuilt>) {
  const [registry] = publishing;
  await recordPublishedFrom({ checkout: root, registry, env }, await publishBuilt(...publishing));
}

/**
 * Why a start leaves a front end as it is live; undefined where it may publish it, '' where there is nothing to say. Only what
 * this checkout itself published last is its own to replace; other releases are replaced by a command.
 */
async function findReason(registry: string, { remotes }: Pointer, name: string) {
  const live = remotes[name]?.stable.metadata.version;
  if (!live) return 'is not published';
  if ((await readPublishedFrom({ checkout: root, registry, env }, name)) !== live)
    return isFresh(name) && (await readBuild(distOf(name))).version === live
      ? ''
      : `${live} is live, which this checkout did not publish`;
  await build(name);
  const { version } = await readBuild(distOf(name));
  const rolledBack = await readRolledBack(openStorage(registry), env, name);
  return rolledBack.includes(version) ? `${version} was rolled back` : undefined;
}

/** Which front ends a start publishes over others; prints a line for each that it leaves alone. */
async function findOwn(registry: string, pointer: Pointer) {
  const own: string[] = [];
  for (const name of frontEnds) {
    const reason = await findReason(registry, pointer, name);
    if (reason === undefined) own.push(name);
    else if (reason)
      print(
        `${name} ${reason}: left alone; to publish it: npm run build -- ${name} && npm run deploy -- publish ${name}`,
      );
  }
  return own;
}

/**
 * What `npm start` publishes: everything into a registry without releases, else the front ends whose live release this checkout
 * published and whose sources changed since. Where the changed ones are rejected, what is live goes on. @throws RegistryError
 */
export async function publishAtStart(registry: string) {
  const who = 'npm start';
  const request = toRequest(registry, who);
  const head = await findHead(request.storage, env);
  if (!head) {
    assertMayWrite(head, request);
    return publishFromCheckout(registry, frontEnds, who);
  }
  try {
    assertMayWrite(head, request);
    const own = await findOwn(registry, head.pointer);
    const live = own.map((name) => [name, head.pointer.remotes[name]?.stable.metadata.version ?? '']);
    await publishFromCheckout(registry, own, who, Object.fromEntries(live));
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    print(`Nothing was published, what is live goes on: ${explain(error)}`);
  }
}
