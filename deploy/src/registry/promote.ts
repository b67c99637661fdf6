import { readContract, readLive } from '../builds/live-contracts.ts';
import { incompatibilities } from '../builds/preflight.ts';
import { assertUndamaged } from '../builds/stored-release.ts';
import { RegistryError, throwRejections } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { type UpdateRequest, updatePointer } from '../pointer/update-pointer.ts';
import { type PublishedFrontEnd, withStable } from './pointer-changes.ts';

export interface PromoteRequest extends UpdateRequest {
  /** The environment whose stable releases are taken; `env` is the one that gets them. */
  from: string;
  /** Only these front ends; all of them when none is named. */
  frontEnds: readonly string[];
  major?: boolean;
}

/** Makes what is stable in one environment stable in another: the same stored bytes. @throws PublishRejected, RegistryError */
export async function promote(request: PromoteRequest): Promise<PublishedFrontEnd[]> {
  const { storage, from, major = false } = request;
  const candidates = await readCandidates(request);
  return updatePointer(request, async (head) => {
    const { contracts, change, published } = withStable(head?.pointer, candidates);
    const beside = await readLive(storage, head?.pointer);
    if (contracts.length > 0) throwRejections(incompatibilities({ contracts, ...beside, major }));
    const fresh = published.filter(({ isNew }) => isNew).map(({ name, version }) => `${name} ${version}`);
    return { act: `promote ${from} ${fresh.join(', ')}`, change, outcome: published };
  });
}

async function readCandidates({ storage, from, frontEnds }: PromoteRequest) {
  const source = (await readPointer(storage, from))?.remotes ?? {};
  const names = frontEnds.length > 0 ? frontEnds : Object.keys(source);
  if (names.length === 0) throw new RegistryError(messages.nothingLive(from));
  return Promise.all(
    names.map(async (name) => {
      const release = source[name]?.stable;
      if (!release) throw new RegistryError(messages.notLive(name, from));
      await assertUndamaged(storage, name, release);
      return { release, contract: await readContract(storage, name, release) };
    }),
  );
}
