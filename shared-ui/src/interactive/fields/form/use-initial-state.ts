import { useContext, useEffect, useState } from 'react';
import { type RejectedForm, RejectedFormContext } from '../../../static/status/refused-form/rejected-form.ts';
import { createFormState } from './form-state.ts';
import { type Schema, validate } from './schema.ts';
import type { FormOptions } from './submit-form.ts';

const isServer = typeof document === 'undefined';

/** What was rejected is shown again once: a visitor who leaves the page and comes back finds a new form. */
const restored = new WeakSet<RejectedForm>();

/** What the schema itself has against what was typed is told in its words, as it is with JavaScript. */
function inOwnWords<Output>(schema: Schema<Output>, refused: RejectedForm): RejectedForm {
  const { errors: own = {} } = validate(schema, refused.typed);
  const errors = Object.entries(refused.errors).map(([name, error]) => [
    name,
    (name in refused.typed && own[name]) || error,
  ]);
  return { ...refused, errors: Object.fromEntries(errors) };
}

/** The state that a form begins with: what its page was rendered with, what it was left with, or its first values. */
export function useInitialState<Output, Reply>(
  schema: Schema<Output>,
  { action, state, values }: FormOptions<Output, Reply>,
) {
  const context = useContext(RejectedFormContext);
  const refused =
    context && context.action === action?.split(/[?#]/)[0] && !restored.has(context) ? context : undefined;
  const [initial] = useState(() => {
    // in the server's process a state that outlives its page would be shown to other visitors
    const made = state && !(refused && isServer) ? state : createFormState(values);
    if (refused) made.restore(inOwnWords(schema, refused));
    return made;
  });
  useEffect(() => {
    if (refused) restored.add(refused);
  }, [refused]);
  return initial;
}
