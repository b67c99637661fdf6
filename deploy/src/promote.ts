import { amend, checkedEnv, type Deed } from './amend.ts';
import { findHead } from './history.ts';
import { readContract, readLive } from './live-contracts.ts';
import { messages } from './messages.ts';
import { toFrontEnd } from './next-pointer.ts';
import { incompatibilities } from './preflight.ts';
import { PublishRefused } from './publish-refused.ts';
import type { PublishedFrontEnd } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { refuseDamaged } from './stored-release.ts';

export interface PromoteRequest extends Deed {
  /** The environment whose stable releases are taken; `env` is the one that gets them. */
  from: string;
  /** Only these front ends; all of them when none is named. */
  frontEnds: readonly string[];
  major?: boolean;
}

/** Makes what is stable in one environment stable in another: the same stored bytes. @throws PublishRefused, RegistryError */
export async function promote(request: PromoteRequest): Promise<PublishedFrontEnd[]> {
  const { storage, env, from, frontEnds, major = false } = request;
  checkedEnv(env);
  const source = (await findHead(storage, checkedEnv(from)))?.pointer.remotes ?? {};
  const names = frontEnds.length > 0 ? frontEnds : Object.keys(source);
  if (names.length === 0) throw new RegistryError(messages.nothingLive(from));
  const taken = await Promise.all(
    names.map(async (name) => {
      const stable = source[name]?.stable;
      if (!stable) throw new RegistryError(messages.notLive(name, from));
      await refuseDamaged(storage, name, stable);
      return { name, stable, contract: await readContract(storage, name, stable) };
    }),
  );
  return amend(request, async (head) => {
    const live = head?.pointer.remotes ?? {};
    const fresh = taken.filter(({ name, stable }) => live[name]?.stable.url !== stable.url);
    const contracts = fresh.map(({ contract }) => contract);
    const refusals = incompatibilities({ contracts, ...(await readLive(storage, head?.pointer)), major });
    if (fresh.length > 0 && refusals.length > 0) throw new PublishRefused(refusals);
    const host = contracts.find(({ kind }) => kind === 'host') ?? head?.pointer.host;
    const entries = fresh.map(
      ({ name, stable, contract }) => [name, toFrontEnd(contract, stable, live[name])] as const,
    );
    return {
      act: `promote ${from} ${fresh.map(({ name, stable }) => `${name} ${stable.metadata.version}`).join(', ')}`,
      change:
        host && fresh.length > 0
          ? {
              host: { name: host.name, provides: host.provides },
              remotes: { ...live, ...Object.fromEntries(entries) },
            }
          : undefined,
      outcome: taken.map(({ name, stable }) => ({
        name,
        version: stable.metadata.version,
        former: live[name]?.stable.metadata.version ?? null,
        isNew: live[name]?.stable.url !== stable.url,
      })),
    };
  });
}
