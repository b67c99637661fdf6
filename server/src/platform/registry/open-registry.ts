import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSystemError, openStorage, type Pointer, RegistryError } from 'deploy/registry';
import type { Db } from '../database/db.ts';
import type { Env } from '../env/env.ts';
import { StartError } from '../env/start-error.ts';
import { type FindAnnounced, findAnnouncedIn } from './announced.ts';
import { type FindContract, findContractIn } from './contracts.ts';
import {
  type LivePointer,
  livePointer,
  type OnFailure,
  readTrustedPointer,
  type SignedRegistry,
} from './live-pointer.ts';
import { type FindReleaseHistory, findReleaseHistoryIn } from './release-history.ts';
import { type FindScript, findScriptIn } from './source-maps.ts';

/** What is live, and what is known of releases; all that the API reads of the registry. */
export type PublishedReleases = Pick<LivePointer, 'current'> & {
  findContract: FindContract;
  findScript: FindScript;
  findReleaseHistory: FindReleaseHistory;
  findAnnounced: FindAnnounced;
};

/** The registry of deployed front ends, and which of them are live. One for the whole process. */
export type Registry = SignedRegistry &
  LivePointer &
  PublishedReleases & {
    /** Where it lies on this machine; undefined when it is a bucket. */
    folder: string | undefined;
  };

type RegistryEnv = Pick<Env, 'registry' | 'registryKeys'>;

function folderOf(place: string) {
  if (place.startsWith('s3:')) return undefined;
  return place.startsWith('file:') ? fileURLToPath(place) : resolve(place);
}

function toStartError(error: unknown, folder: string | undefined) {
  if (error instanceof RegistryError) return new StartError(error.message);
  if (folder && isSystemError(error)) return new StartError(`REGISTRY_URL: ${folder} cannot be read (${error.code})`);
  if (folder) return error;
  return new StartError(`REGISTRY_URL: the bucket does not answer (${(error as Error).message})`);
}

/**
 * Reads the live pointer at once, so that there always is a good one to fall back to.
 * @throws StartError when nothing is published, or what is cannot be read or believed
 */
export async function openRegistry(
  { registry: place, registryKeys }: RegistryEnv,
  db: Db,
  onFailure: OnFailure,
  pointerMaxAgeMs?: number,
): Promise<Registry> {
  const folder = folderOf(place);
  const registry: SignedRegistry = { storage: openStorage(place), env: 'production', publicKeys: registryKeys, db };
  let first: Pointer | undefined;
  try {
    first = await readTrustedPointer(registry);
  } catch (error) {
    throw toStartError(error, folder);
  }
  if (!first)
    throw new StartError(
      `Nothing is published in ${place} yet: publish the shell and its remotes (npm run build && npm run deploy -- publish …), then start again`,
    );
  return {
    ...registry,
    folder,
    findContract: findContractIn(registry.storage),
    findScript: findScriptIn(registry, onFailure),
    findReleaseHistory: findReleaseHistoryIn(registry, onFailure),
    findAnnounced: findAnnouncedIn(registry, onFailure),
    ...livePointer(registry, first, onFailure, pointerMaxAgeMs),
  };
}
