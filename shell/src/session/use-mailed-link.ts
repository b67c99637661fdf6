import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { messages } from './messages.ts';

type Outcome = { tone: 'success' | 'failure'; text: string };

/** Having a link mailed, from the press to the server's own sentence, which does not tell whether there is such an account. */
export function useMailedLink(ask: (email: string) => Promise<{ message: string }>) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function mail(email: string) {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome({ tone: 'success', text: (await ask(email)).message });
    } catch (error) {
      setOutcome({ tone: 'failure', text: serverTextOr(error, messages.failed) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, outcome, mail };
}
