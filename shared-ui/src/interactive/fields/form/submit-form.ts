import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { dismissNotice, notify } from '../../../static/status/notices/notify.ts';
import type { FormState, FormValues, Outcome } from './form-state.ts';
import { sentenceOf } from './messages.ts';
import { type FieldErrors, type Schema, validate } from './schema.ts';

export type Submission = {
  /** Everything the form holds, files included. */
  fields: FormData;
  /** The same object for the same fields: what is sent again because its answer was lost is the same message. */
  version: object;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
};

type Answered = {
  /** Nothing was typed since: nothing is lost where the form is cleared or goes. */
  isAsSent: () => boolean;
  /** The form is still on the page. */
  isMounted: () => boolean;
};

export type FormOptions<Output, Reply> = {
  /**
   * Path of the page that takes the form without JavaScript, with what the page needs of its query, and the fragment where a
   * rejected form is seen; absent for one that cannot do without.
   */
  action?: string | undefined;
  /** @throws errors whose `fields`, if they have any, are told at the fields of these names */
  send: (values: Output, submission: Submission) => Promise<Reply>;
  /** Returns the sentence that is shown, if any. */
  onSent: (reply: Reply, answered: Answered) => ReactNode;
  /** Returns the sentence that is shown, if any. */
  onFailed: (error: unknown, answered: Answered) => ReactNode;
  /** Where that is told; a form that was left meanwhile tells it by a notice. */
  reportsIn?: 'form' | 'notice';
  /** Returns what the form says besides, when the schema rejects some of its fields. */
  onInvalid?: (errors: FieldErrors) => ReactNode;
  /** What the fields begin with. */
  values?: FormValues;
  /** Of a form that outlives its page. */
  state?: FormState;
};

type MountedForm<Output, Reply> = {
  schema: Schema<Output>;
  options: FormOptions<Output, Reply>;
  state: FormState;
  element: RefObject<HTMLFormElement | null>;
  controller: RefObject<AbortController | undefined>;
};

/** The notice in which a form told last how it ended. */
const lastNotices = new WeakMap<FormState, number>();

const control = '[role="textbox"], input:not([type="hidden"], [hidden]), select, textarea';

/** Answers whether there is a field that shows one of these errors. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset: { field = '' } }) => field in errors);
  first?.querySelector<HTMLElement>(control)?.focus();
  return first !== undefined;
}

/** Submits what the form holds: tells what the schema rejects, or sends it and tells how that ended. */
export async function submitForm<Output, Reply>(
  { schema, options, state, element, controller }: MountedForm<Output, Reply>,
  event: SubmitEvent<HTMLFormElement>,
): Promise<void> {
  event.preventDefault();
  if (state.view().progress !== undefined) return;
  const isMounted = () => element.current !== null;

  function tell(tone: Outcome['tone'], text: ReactNode) {
    if (!text) return;
    if (options.reportsIn !== 'notice' && isMounted()) state.update({ outcome: { tone, text } });
    else lastNotices.set(state, notify[tone](text));
  }

  function reject(errors: FieldErrors) {
    flushSync(() => state.update({ errors })); // when a field has the focus its error is read with it
    const [first] = Object.values(errors);
    if (!first || !element.current || focusFirst(element.current, errors) || state.view().outcome) return;
    state.update({ outcome: { tone: 'failure', text: sentenceOf(first) } });
  }

  dismissNotice(lastNotices.get(state) ?? 0);
  const fields = state.read(event.currentTarget);
  const { output, errors } = validate(schema, Object.fromEntries(fields));
  state.update({ outcome: undefined });
  if (errors) {
    tell('failure', options.onInvalid?.(errors));
    return reject(errors);
  }
  const version = state.version();
  const answered = { isMounted, isAsSent: () => state.version() === version };
  controller.current = new AbortController();
  const { signal } = controller.current;
  state.update({ errors: {}, progress: 0 });
  const onProgress = (progress: number) => state.update({ progress });
  let reply: Reply;
  try {
    reply = await options.send(output, { fields, version, signal, onProgress });
  } catch (error) {
    const errors = (error as { fields?: FieldErrors }).fields ?? {};
    const text = options.onFailed(error, answered);
    const isAtField = options.reportsIn !== 'notice' && isMounted() && Object.values<ReactNode>(errors).includes(text);
    if (!isAtField) tell('failure', text); // where no field shows it, rejecting the fields tells it in the form
    reject(errors);
    return;
  } finally {
    state.update({ progress: undefined });
  }
  // outside: what throws here was sent all the same
  state.markSaved(version);
  tell('success', options.onSent(reply, answered));
}
