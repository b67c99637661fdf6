import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { layout } from '../pointer/layout.ts';
import type { Pointer, Release, Rollout } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { FrontEndContract } from './front-end.contract.ts';
import type { Contracts, LivePart } from './preflight.ts';
import { releaseFiles } from './stored-release.ts';

/** @throws RegistryError when the release is not stored, or what is stored is not what was published */
export async function readContract(
  storage: RegistryStorage,
  name: string,
  release: Release,
): Promise<FrontEndContract> {
  const path = layout.contract(name, release);
  const bytes = await releaseFiles(storage, name, release, false).read('contract.json');
  if (!bytes) throw new RegistryError(messages.goneContract(path, name));
  return parseJson(FrontEndContract, bytes, path);
}

/** The visitors that the stable release keeps, in percent; of a rollout two decimals are given. */
const withoutRollout = (canary: Rollout | null) => Math.round(100 * (100 - (canary?.percent ?? 0))) / 100;

/** The contracts of what visitors get now, except for the front ends of these names, and which part of them gets each. */
export async function readLive(
  storage: RegistryStorage,
  pointer: Pointer | undefined,
  without: readonly string[] = [],
) {
  const frontEnds = Object.entries(pointer?.remotes ?? {}).filter(([name]) => !without.includes(name));
  const read = async (name: string, release: Release, percent: number) => {
    const part: LivePart = { version: release.metadata.version, percent };
    return { name, contract: await readContract(storage, name, release), part };
  };
  const stable = await Promise.all(
    frontEnds.map(([name, { stable, canary }]) => read(name, stable, withoutRollout(canary))),
  );
  const rollouts = await Promise.all(
    frontEnds.flatMap(([name, { canary }]) => (canary ? [read(name, canary.release, canary.percent)] : [])),
  );
  const live: Contracts = new Map(stable.map(({ name, contract }) => [name, contract]));
  const canaries = rollouts.map(({ contract }) => contract);
  const parts = new Map([...stable, ...rollouts].map(({ contract, part }) => [contract, part]));
  return { live, canaries, parts };
}
