import { setTimeout as pause } from 'node:timers/promises';
import { serverLimits } from '../../limits.ts';
import type { ChangeNotice, Changes } from './changes.ts';

const { firstListenPauseMs, longestListenPauseMs } = serverLimits;

type Follower = {
  receive: (notice: ChangeNotice) => void;
  /** Changes may have been missed until now. */
  onMissed: () => void;
  onFailure: (error: unknown) => void;
};

/** Hears of all changes, and listens again where that was cut off. */
export function followChanges(changes: Changes, { receive, onMissed, onFailure }: Follower) {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  let isListening = false;
  let hangUp = () => {};

  /** Resolves when it hears no more. @throws when it could not begin to */
  async function listen() {
    const lost = Promise.withResolvers<void>();
    hangUp = lost.resolve;
    const leave = await changes.join({
      receive,
      leave() {
        isListening = false;
        onMissed();
        lost.resolve();
      },
    });
    isListening = true;
    onMissed();
    begun.resolve();
    await lost.promise;
    leave();
    isListening = false;
  }

  async function listenAgain() {
    for (let pauseMs: number = firstListenPauseMs; !stopping.signal.aborted; pauseMs *= 2) {
      try {
        await listen();
        pauseMs = firstListenPauseMs;
      } catch (error) {
        onFailure(error);
        begun.resolve();
      }
      const options = { ref: false, signal: stopping.signal };
      await pause(Math.min(pauseMs, longestListenPauseMs), undefined, options).catch(() => undefined);
    }
  }

  const following = listenAgain();
  return {
    /** Resolves after the first attempt to listen. */
    begun: begun.promise,
    isListening: () => isListening,
    async stop() {
      stopping.abort();
      hangUp();
      await following;
    },
  };
}
