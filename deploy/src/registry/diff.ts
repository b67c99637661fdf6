import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { findHead, findLogEntry } from '../pointer/history.ts';
import { layout } from '../pointer/layout.ts';
import type { FrontEnd, Pointer } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface FrontEndDifference {
  name: string;
  before: string | null;
  after: string | null;
  /** Routes that only one side has. */
  added: string[];
  gone: string[];
}

/** A pointer by its place: the number of an entry in the log of `env`, or the name of an environment. @throws RegistryError */
async function getPointer(storage: RegistryStorage, env: string, place: string): Promise<Pointer> {
  if (!/^\d+$/.test(place)) {
    const head = await findHead(storage, place);
    if (!head) throw new RegistryError(messages.nothingLive(place));
    return head.pointer;
  }
  const entry = await findLogEntry(storage, env, Number(place));
  if (!entry) throw new RegistryError(messages.missingEntry(layout.logEntry(env, Number(place))));
  return entry.pointer;
}

/** What visitors would notice between two pointers: front ends whose version or routes differ. @throws RegistryError */
export async function diff(storage: RegistryStorage, env: string, from: string, to: string) {
  const [before, after] = [await getPointer(storage, env, from), await getPointer(storage, env, to)];
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])];
  return names
    .map((name) => compare(name, before.remotes[name], after.remotes[name]))
    .filter((difference) => difference.before !== difference.after);
}

const described = (frontEnd: FrontEnd | undefined) => {
  if (!frontEnd) return null;
  const { canary, stable } = frontEnd;
  return canary
    ? messages.versionWithCanary(stable.metadata.version, canary.release.metadata.version, canary.percent)
    : stable.metadata.version;
};

function compare(name: string, before: FrontEnd | undefined, after: FrontEnd | undefined): FrontEndDifference {
  const [old, now] = [before?.routes ?? [], after?.routes ?? []];
  return {
    name,
    before: described(before),
    after: described(after),
    added: now.filter((route) => !old.includes(route)),
    gone: old.filter((route) => !now.includes(route)),
  };
}
