import { connectionHint } from 'shared-api/contract/words/page-words';
import { explainFailure } from '../submission/explain-failure.ts';
import { choicesMessages as messages } from './messages.ts';

/** Why a choice was not saved, and what to do: in the server's own sentence where it rejects it. */
export const explainUnsaved = (failed: string) => (error: unknown) => {
  const again = `${failed} ${messages.tryAgain}`;
  return explainFailure(error, { 0: `${failed} ${connectionHint}`, 500: again, otherwise: again });
};
