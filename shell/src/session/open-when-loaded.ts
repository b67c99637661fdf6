import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Opens what a press brings. What cannot be fetched is told, and the next press asks for it again. Whether it is open. */
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
