import { findLogEntry, readPointer } from '../pointer/history.ts';
import { layout } from '../pointer/layout.ts';
import type { FrontEnd } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface FrontEndStatus {
  name: string;
  isHost: boolean;
  version: string;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  routes: readonly string[];
  /** How many of its builds the storage keeps. */
  kept: number;
}

export interface Status {
  env: string;
  seq: number;
  at: string;
  who: string;
  why: string;
  act: string;
  frontEnds: FrontEndStatus[];
}

/** What is live and how it came about; undefined when nothing was ever published. @throws RegistryError */
export async function readStatus(storage: RegistryStorage, env: string): Promise<Status | undefined> {
  const pointer = await readPointer(storage, env);
  const entry = pointer && (await findLogEntry(storage, env, pointer.seq));
  if (!entry) return undefined;
  const { at, who, why, act } = entry;
  const frontEnds = Object.entries(pointer.remotes).map(([name, frontEnd]) => toStatus(storage, name, frontEnd));
  return { env, seq: pointer.seq, at, who, why, act, frontEnds: await Promise.all(frontEnds) };
}

async function toStatus(storage: RegistryStorage, name: string, frontEnd: FrontEnd): Promise<FrontEndStatus> {
  const { stable, previous, canary, routes, required } = frontEnd;
  return {
    name,
    isHost: required,
    version: stable.metadata.version,
    previous: previous?.metadata.version ?? null,
    canary: canary && { version: canary.release.metadata.version, percent: canary.percent },
    routes,
    kept: (await storage.list(layout.releases(name))).length,
  };
}
