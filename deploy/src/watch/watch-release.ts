import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import type { UpdateRequest } from '../pointer/update-pointer.ts';
import { rollback } from '../registry/rollback.ts';
import { assertEnough } from './counted.ts';
import { findRelease } from './health.ts';
import { type Watch, watchBuild } from './watch-build.ts';

export interface WatchReleaseRequest extends UpdateRequest {
  frontEnd: string;
  version: string;
  /** What was live before, and is again when this release is worse. */
  former: string;
  /** Whether it is rolled back on visitors' word as well; otherwise a person is asked. */
  rollBack: boolean;
}

/**
 * Watches a release that all visitors have, and tells when it fares worse than the one before did during the days that the
 * portal remembers, or rolls it back where that was asked for. What ends a renderer is seen by the server itself, which no
 * visitor can make up: such a release is rolled back in any case. Visitors' reports can tell that visits became worse after
 * the publish, not that the release is why: another hour brings other visitors and networks, and nobody has the new files in a
 * cache. So a larger difference is allowed than in a rollout, and what is found is a matter for a rollout first where it must
 * be found reliably.
 * @throws RegistryError when the release is worse; TooFewVisits when nothing can be said of it
 */
export async function watchRelease(request: WatchReleaseRequest, watch: Watch): Promise<void> {
  const { storage, env, frontEnd: name, version, former, rollBack, printProgress: print = () => undefined } = request;
  const outcome = await watchBuild(
    {
      name,
      comparison: 'earlier',
      find: findRelease(version),
      isLive: async () => (await readPointer(storage, env))?.remotes[name]?.stable.metadata.version === version,
    },
    watch,
    print,
  );
  if (outcome.end === 'worse') {
    if (outcome.seenBy === 'visitors' && !rollBack)
      throw new RegistryError(messages.releaseIsWorse(name, version, former, outcome.reason));
    await rollback({ ...request, from: version, to: former, why: outcome.reason });
    throw new RegistryError(messages.releaseTakenBack(name, former, outcome.reason));
  }
  if (outcome.end === 'others') return print(messages.replacedByOthers(name));
  assertEnough(name, version, outcome.evidence);
}
