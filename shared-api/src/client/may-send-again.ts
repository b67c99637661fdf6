import type { Reauthentication } from './reauthentication.ts';

/** Whether a request was rejected for want of a recent password only, and the member has given it by now. */
export const maySendAgain = async ({ ask }: Reauthentication, { code }: { code?: unknown }) =>
  code === 'reauthentication_required' && ask();
