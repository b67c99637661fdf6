import type { Listen } from '../src/platform/database/listen.ts';

/** Listens as `listen` does, until it is cut off and before it is mended. */
export function cuttableListen(listen: Listen) {
  let isCut = false;
  let hangUp = async () => undefined as unknown;
  return {
    listen: (async (channel, receive, onLost) => {
      if (isCut) throw new Error('connection terminated');
      const listening = await listen(channel, receive, onLost);
      hangUp = async () => {
        await listening.stop();
        onLost();
      };
      return listening;
    }) satisfies Listen,
    async cut() {
      isCut = true;
      await hangUp();
    },
    mend() {
      isCut = false;
    },
  };
}
