import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { layout } from '../pointer/layout.ts';
import type { Pointer, Release } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { FrontEndContract } from './front-end.contract.ts';
import type { Contracts } from './preflight.ts';
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

/** The contracts of what visitors get now, except for the front ends of these names. */
export async function readLive(
  storage: RegistryStorage,
  pointer: Pointer | undefined,
  without: readonly string[] = [],
) {
  const frontEnds = Object.entries(pointer?.remotes ?? {}).filter(([name]) => !without.includes(name));
  const live = frontEnds.map(async ([name, { stable }]) => [name, await readContract(storage, name, stable)] as const);
  const canaries = frontEnds.map(async ([name, { canary }]) =>
    canary ? [await readContract(storage, name, canary.release)] : [],
  );
  const contracts: Contracts = new Map(await Promise.all(live));
  return { live: contracts, canaries: (await Promise.all(canaries)).flat() };
}
