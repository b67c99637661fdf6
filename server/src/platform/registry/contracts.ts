import { type FrontEndContract, type RegistryStorage, type Release, readContract } from 'deploy/registry';

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
