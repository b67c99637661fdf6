export type Reauthentication = { ask?: () => Promise<boolean> };

let asking: Promise<boolean> | undefined;

/** Whether a request was refused for want of a recent password only, and the member has given it by now: asked once for all. */
export async function maySendAgain({ ask }: Reauthentication, { code }: { code?: unknown }) {
  if (code !== 'reauthentication_required' || !ask) return false;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
