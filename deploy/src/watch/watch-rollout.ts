import { setTimeout as pause } from 'node:timers/promises';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { abortRollout, type RolloutRequest } from '../registry/rollout.ts';
import { findAbortReason, type Health, healthSince, readHealth, toWords, type Watched } from './health.ts';

export interface Watch extends Watched {
  minutes: number;
  everySeconds: number;
}

type Print = (line: string) => void;

/** Undefined when the portal could not be read: that is printed, and the next round reads again. */
async function tryReadHealth(watch: Watch, name: string, version: string, print: Print): Promise<Health | undefined> {
  try {
    return await readHealth(watch, name, version);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    print(error.message);
    return undefined;
  }
}

function withoutRepeats(print: Print): Print {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
}

/**
 * Watches a rollout in the browsers that have it, and aborts it when it fares worse than the stable build. Ends when its
 * time is over or somebody else ended the rollout. @throws RegistryError when it aborted the rollout, or the portal never
 * knew of it
 */
export async function watchRollout(request: RolloutRequest, watch: Watch): Promise<void> {
  const { storage, env, frontEnd: name, printProgress: print = () => undefined } = request;
  const end = performance.now() + watch.minutes * 60_000;
  const printNew = withoutRepeats(print);
  let before: Health | undefined;
  do {
    const rollout = (await readPointer(storage, env))?.remotes[name]?.canary;
    if (!rollout) {
      print(messages.endedByOthers(name));
      return;
    }
    const now = await tryReadHealth(watch, name, rollout.release.metadata.version, print);
    before ??= now;
    if (before && now) {
      const health = healthSince(before, now);
      printNew(messages.watched(toWords(health.canary), toWords(health.stable)));
      const reason = findAbortReason(health, rollout.percent);
      if (reason) {
        await abortRollout({ ...request, why: reason });
        throw new RegistryError(messages.rolloutAborted(name, reason));
      }
    }
    await pause(watch.everySeconds * 1000);
  } while (performance.now() < end);
  if (!before) throw new RegistryError(messages.neverWatched(name));
}
