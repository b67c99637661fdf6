import type { FrontEndContract } from 'deploy/builds/front-end.contract';
import { readContract } from 'deploy/builds/live-contracts';
import type { Release } from 'deploy/pointer/pointer.contract';
import type { RegistryStorage } from 'deploy/storage/storage';

/** What a release is, needs and brings; undefined while that cannot be read. */
export type FindContract = (frontEnd: string, release: Release) => Promise<FrontEndContract | undefined>;

/** Each contract is read once. */
export function findContractIn(storage: RegistryStorage): FindContract {
  const known = new Map<string, Promise<FrontEndContract>>();

  return async function find(frontEnd, release) {
    const key = `${frontEnd} ${release.metadata.version}`;
    const reading = known.get(key) ?? readContract(storage, frontEnd, release);
    known.set(key, reading);
    return reading.catch(() => {
      known.delete(key); // it is read again for who asks next
      return undefined;
    });
  };
}
