import { messages } from '../../messages.ts';
import { notifyNotStarted } from './not-started.tsx';

/**
 * Opens what a press brings; what cannot be fetched is reported, and the next press asks for it again.
 * @returns whether it is open
 */
export async function openWhenLoaded({ preload }: { preload: () => Promise<unknown> }, open: () => void) {
  try {
    await preload();
  } catch (error) {
    reportError(error);
    notifyNotStarted(messages.windowFailed);
    return false;
  }
  open();
  return true;
}
