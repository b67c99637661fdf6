import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

type Outcome = { tone: 'success' | 'failure'; text: string };

/** Having a link mailed, from the press to the server's own sentence, which does not tell whether there is such an account. */
export function useMailedLink(ask: (email: string) => Promise<{ message: string }>) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isHere = useIsHere(); // who closed the window reads the answer all the same

  const tell = ({ tone, text }: Outcome) => (isHere() ? setOutcome({ tone, text }) : notify[tone](text));

  async function mail(email: string) {
    setBusy(true);
    setOutcome(undefined);
    try {
      tell({ tone: 'success', text: (await ask(email)).message });
    } catch (error) {
      tell({ tone: 'failure', text: serverTextOr(error, messages.failed) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, outcome, mail };
}
