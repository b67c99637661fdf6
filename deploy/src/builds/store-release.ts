import { messages } from '../messages.ts';
import type { UpdateRequest } from '../pointer/update-pointer.ts';
import { storeDeltas } from './deltas.ts';
import type { PackedBuild } from './package-build.ts';
import { storeBuild } from './stored-release.ts';

/**
 * Stores a build that visitors are about to be given, and its deltas against what they were given before. What fails of the deltas
 * only prints a line: without one browsers are sent whole files.
 * @param seq the number of the live pointer; 0 when nothing was ever published
 * @throws RegistryError when a stored file differs
 */
export async function storeRelease({ storage, env, printProgress }: UpdateRequest, seq: number, build: PackedBuild) {
  await storeBuild(storage, build, printProgress);
  try {
    await storeDeltas(storage, env, seq, build);
  } catch (error) {
    printProgress?.(messages.withoutDeltas(build.contract.name, (error as Error).message));
  }
}
