import {
  type FindRelease,
  incompatibilities,
  type Pointer,
  type Preview,
  RegistryError,
  type RegistryStorage,
  type Release,
  readContract,
  readLive,
} from 'deploy/registry';
import { messages } from '../../messages.ts';

/** One front end in another build than its visitors have: a stored version, or what a developer's own machine serves. */
export type Override = { name: string; build: string; isLocal: boolean };

/** A pointer with the override in it, or why that cannot be. */
export type Overridden = { pointer: Pointer } | { rejection: string };

const form = /^([a-z0-9][a-z0-9-]*)@(?:([a-z0-9][a-z0-9.+-]*)|(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}))$/i;

/** Reads `remote-spaces@1.2.0-0a1b2c3d` or `remote-spaces@http://localhost:4401`. */
export function parseOverride(text: string): Override | undefined {
  const [, name, version, address] = form.exec(text) ?? [];
  const build = version ?? address;
  return name && build ? { name, build, isLocal: address !== undefined } : undefined;
}

/** Only the developer's own browser can reach it: it is rendered there, and its hash is unknown. */
const localRelease = (name: string, address: string): Release => ({
  url: `${address}/entry.js`,
  metadata: { version: address, integrity: '' },
  extras: { globalName: `${name.replaceAll('-', '_')}_local` },
});

/** Where overrides are looked up. */
type Builds = { storage: RegistryStorage; findRelease: FindRelease; localBuilds: boolean };

/** Puts the override, or the build of a preview, in the place of what is live, with the live release to fall back to. */
export async function applyOverride(
  builds: Builds,
  pointer: Pointer,
  { name, build, isLocal }: Override,
  preview?: Preview,
): Promise<Overridden> {
  const frontEnd = pointer.remotes[name];
  if (!frontEnd || (isLocal && frontEnd.required)) return { rejection: messages.noSuchFrontEnd };
  if (isLocal && !builds.localBuilds) return { rejection: messages.noLocalBuilds };
  const release = isLocal ? localRelease(name, build) : await findFitting(builds, pointer, { name, build }, preview);
  if (!release) return { rejection: messages.noSuchBuild };
  const overridden = { ...frontEnd, stable: release, previous: frontEnd.stable, canary: null };
  return { pointer: { ...pointer, remotes: { ...pointer.remotes, [name]: overridden } } };
}

/** Undefined when no pointer ever named it and it is no preview, it is not stored, or would not run beside what is live. */
async function findFitting(
  { storage, findRelease }: Builds,
  pointer: Pointer,
  { name, build: version }: { name: string; build: string },
  preview: Preview | undefined,
) {
  try {
    const release = preview?.release ?? (await findRelease(pointer, name, version));
    if (!release) return undefined;
    const contract = await readContract(storage, name, release);
    const { live } = await readLive(storage, pointer, [name]);
    return incompatibilities({ contracts: [contract], live, major: true }).length === 0 ? release : undefined;
  } catch (error) {
    if (error instanceof RegistryError) return undefined;
    throw error;
  }
}
