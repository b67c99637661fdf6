import type { UpdateRequest } from '../pointer/update-pointer.ts';
import { storeDeltas } from './deltas.ts';
import type { PackedBuild } from './package-build.ts';
import { storeBuild } from './stored-release.ts';

/**
 * Stores a build that visitors are about to be given, and its deltas against what they were given before.
 * @param seq the number of the live pointer; undefined when nothing was ever published
 * @throws RegistryError when a stored file differs
 */
export async function storeRelease({ storage, env, printProgress }: UpdateRequest, seq = 0, build: PackedBuild) {
  await storeBuild(storage, build, printProgress);
  await storeDeltas(storage, env, seq, build);
}
