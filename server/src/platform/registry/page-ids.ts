import { readContract } from 'deploy/builds/live-contracts';
import type { Release } from 'deploy/pointer/pointer.contract';
import type { RegistryStorage } from 'deploy/storage/storage';

/** The ids of a release's pages, which name chunks of its contract; none while that cannot be read. */
export type FindPageIds = (frontEnd: string, release: Release) => Promise<ReadonlySet<string>>;

const none: ReadonlySet<string> = new Set();

/** Each contract is read once. */
export function findPageIdsIn(storage: RegistryStorage): FindPageIds {
  const known = new Map<string, Promise<ReadonlySet<string>>>();

  return async function find(frontEnd, release) {
    const key = `${frontEnd} ${release.metadata.version}`;
    const reading =
      known.get(key) ?? readContract(storage, frontEnd, release).then(({ chunks }) => new Set(Object.keys(chunks)));
    known.set(key, reading);
    return reading.catch(() => {
      known.delete(key); // it is read again for the next report
      return none;
    });
  };
}
