import { useEffect } from 'react';
import { hasPasskeys, signInFromAutofill } from 'shared-api/client/passkeys.client';
import { logQuietly } from 'shared-api/log-quietly';
import { enter } from './enter.ts';

const log = (error: unknown) => logQuietly('passkeys from the list of accounts', error);

async function offer(signal: AbortSignal) {
  const signedIn = await signInFromAutofill(signal);
  if (signedIn) enter(signedIn);
}

/** While the form is shown, the browser offers passkeys beside the accounts it has saved. */
export function usePasskeyAutofill(isShown: boolean) {
  useEffect(() => {
    if (!isShown || !hasPasskeys()) return;
    const offering = new AbortController();
    offer(offering.signal).catch(log);
    return () => offering.abort();
  }, [isShown]);
}
