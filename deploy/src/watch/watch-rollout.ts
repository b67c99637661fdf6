import { setTimeout as pause } from 'node:timers/promises';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { abortRollout, type RolloutRequest } from '../registry/rollout.ts';
import { findFault, type Health, readHealth, since, toWords, type Watched } from './health.ts';

export interface Watch extends Watched {
  minutes: number;
  everySeconds: number;
}

type Say = (line: string) => void;

/** What could not be read is said, and asked for again. */
async function look(watch: Watch, name: string, version: string, say: Say): Promise<Health | undefined> {
  try {
    return await readHealth(watch, name, version);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    say(error.message);
    return undefined;
  }
}

/** Says nothing twice in a row. */
function onlyNews(say: Say): Say {
  let last = '';
  return (line) => {
    if (line !== last) say(line);
    last = line;
  };
}

/**
 * Watches a rollout in the browsers of those who have it, and aborts it when it fares worse than the stable build. It ends
 * with its time, or when somebody else ended the rollout. @throws RegistryError when it was aborted, or the portal never
 * told of it
 */
export async function watchRollout(request: RolloutRequest, watch: Watch): Promise<void> {
  const { storage, env, frontEnd: name, say = () => undefined } = request;
  const end = performance.now() + watch.minutes * 60_000;
  const sayNew = onlyNews(say);
  let before: Health | undefined;
  do {
    const rollout = (await readPointer(storage, env))?.remotes[name]?.canary;
    if (!rollout) {
      say(messages.endedByOthers(name));
      return;
    }
    const now = await look(watch, name, rollout.release.metadata.version, say);
    before ??= now;
    if (before && now) {
      const health = since(before, now);
      sayNew(messages.watched(toWords(health.canary), toWords(health.stable)));
      const fault = findFault(health, rollout.percent);
      if (fault) {
        await abortRollout({ ...request, why: fault });
        throw new RegistryError(messages.rolloutAborted(name, fault));
      }
    }
    await pause(watch.everySeconds * 1000);
  } while (performance.now() < end);
  if (!before) throw new RegistryError(messages.neverWatched(name));
}
