import { join } from 'node:path';
import { readBuild } from '../builds/build.ts';
import { readIntegrity } from '../builds/stored-release.ts';
import { isSystemError, RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface Finding {
  isWell: boolean;
  /** A sentence; when the check failed it says what to do. */
  text: string;
}

const minNodeVersion = 24;

/** Checks, one by one, what a person needs to deploy from here. */
export async function examine(storage: RegistryStorage, env: string, root: string, frontEnds: readonly string[]) {
  const builds = await Promise.all(frontEnds.map((name) => examineBuild(storage, join(root, name, 'dist'), name)));
  return [examineNode(process.versions.node), ...(await examineRegistry(storage, env)), ...builds];
}

function examineNode(version: string): Finding {
  const isWell = Number.parseInt(version, 10) >= minNodeVersion;
  return { isWell, text: isWell ? messages.nodeIsWell(version) : messages.nodeIsOld(version, minNodeVersion) };
}

async function examineRegistry(storage: RegistryStorage, env: string): Promise<Finding[]> {
  try {
    const pointer = await readPointer(storage, env);
    if (!pointer) return [{ isWell: false, text: messages.nothingLive(env) }];
    const rollouts = Object.entries(pointer.remotes).flatMap(([name, { canary }]) =>
      canary ? [{ isWell: true, text: messages.rolloutUnderWay(name, canary.percent) }] : [],
    );
    return [{ isWell: true, text: messages.registryIsWell(env, pointer.seq) }, ...rollouts];
  } catch (error) {
    if (error instanceof RegistryError || isSystemError(error)) return [{ isWell: false, text: error.message }];
    return [{ isWell: false, text: messages.registryIsAway(error instanceof Error ? error.message : String(error)) }];
  }
}

async function examineBuild(storage: RegistryStorage, dist: string, name: string): Promise<Finding> {
  try {
    const { version } = await readBuild(dist);
    const isStored = await readIntegrity(storage, name, version).catch(() => undefined);
    return {
      isWell: true,
      text: isStored ? messages.buildIsStored(name, version) : messages.buildIsNew(name, version),
    };
  } catch (error) {
    if (error instanceof RegistryError) return { isWell: false, text: error.message };
    throw error;
  }
}
