import { RegistryError } from '../errors.ts';
import { minExpectedLoads } from '../limits.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { abortRollout, type RolloutRequest } from '../registry/rollout.ts';
import { assertEnough, triesOf } from './counted.ts';
import type { LoadsSoFar } from './describe.ts';
import { findRollout } from './health.ts';
import { type Watch, watchBuild } from './watch-build.ts';

/**
 * A shell so broken that nothing starts reports nothing. By chance so many loads that come independently of each other
 * are all those of the stable build once in e^30 rollouts. They are expected by what networks loaded, one visit of each, so
 * that one visitor cannot make the stable build look visited.
 */
export function findSilence(loads: LoadsSoFar, byNetwork: LoadsSoFar, percent: number): string | undefined {
  const expected = (triesOf(byNetwork.baseline) * percent) / Math.max(1, 100 - percent);
  const isSilent = triesOf(loads.candidate) === 0 && expected >= minExpectedLoads;
  return isSilent ? messages.rolloutIsSilent(Math.round(expected)) : undefined;
}

/**
 * Watches a rollout in the browsers that have it, and aborts it when it fares worse than the stable build in the same
 * minutes; where all visitors have it, than the stable build before. Ends when its time is over or somebody else ended
 * the rollout. @throws RegistryError when it aborted the rollout, or the portal never knew of it; TooFewVisits when nothing can
 * be said of it
 */
export async function watchRollout(request: RolloutRequest, watch: Watch): Promise<void> {
  const { storage, env, frontEnd: name, printProgress: print = () => undefined } = request;
  const readRollout = async () => (await readPointer(storage, env))?.remotes[name]?.canary;
  const begun = await readRollout();
  if (!begun) return print(messages.endedByOthers(name));
  let { percent } = begun;
  const outcome = await watchBuild(
    {
      name,
      comparison: percent < 100 ? 'beside' : 'earlier',
      find: findRollout(begun.release.metadata.version),
      async isLive() {
        const rollout = await readRollout();
        percent = rollout?.percent ?? percent;
        return rollout?.rolloutId === begun.rolloutId;
      },
      findSilence: (loads, byNetwork) => (percent < 100 ? findSilence(loads, byNetwork, percent) : undefined),
    },
    watch,
    print,
  );
  if (outcome.end === 'worse') {
    await abortRollout({ ...request, why: outcome.reason });
    throw new RegistryError(messages.rolloutAborted(name, outcome.reason));
  }
  if (outcome.end === 'others') print(messages.endedByOthers(name));
  else if (!outcome.evidence) throw new RegistryError(messages.neverWatched(name));
  else assertEnough(name, begun.release.metadata.version, outcome.evidence);
}
