import { messages } from '../../messages.ts';
import { notify } from '../status/notices/notify.ts';

/**
 * Opens what a press brings; what cannot be fetched is reported, and the next press asks for it again.
 * @returns whether it is open
 */
export async function openWhenLoaded({ preload }: { preload: () => Promise<unknown> }, open: () => void) {
  try {
    await preload();
  } catch (error) {
    reportError(error);
    notify.failure(messages.windowFailed);
    return false;
  }
  open();
  return true;
}
