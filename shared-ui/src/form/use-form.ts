import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../notices/notify.ts';
import { createFormState, type FormState, type FormValues } from './form-state.ts';
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
  /** Nothing was typed since: nothing is lost where the form begins anew or goes. */
  isAsSent: () => boolean;
  /** The form is still on the page. */
  isHere: () => boolean;
};

type FormOptions<Output, Reply> = {
  /** @throws errors whose `fields`, if they have any, are told at the fields of these names */
  send: (values: Output, sending: Submission) => Promise<Reply>;
  onSent?: (reply: Reply, answered: Answered) => unknown;
  /** What to say of it, if anything: in the form, or by a notice where that was left meanwhile. */
  onFailed: (error: unknown, answered: Answered) => string | undefined;
  failureIn?: 'form' | 'notice';
  /** What the form says of fields that were not sent because the schema refuses them. */
  onInvalid?: (errors: FieldErrors) => string | undefined;
  /** What the fields begin with. */
  values?: FormValues;
  /** Of a form that outlives its page. */
  state?: FormState;
};

const never = () => () => undefined;
const control = '[role="textbox"], input:not([type="hidden"]), select, textarea';

/** Answers whether there is a field that shows one of these errors. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset: { field = '' } }) => field in errors);
  first?.querySelector<HTMLElement>(control)?.focus();
  return first !== undefined;
}

export type FormHandle = ReturnType<typeof useForm<unknown, unknown>>;

/**
 * A form from its first letter to its answer, shown by `Form`. Its fields hold what is typed; the schema tells what is
 * wrong with it; while it is being sent it cannot be sent again, and what is typed then stays.
 */
export function useForm<Output, Reply>(schema: Schema<Output>, options: FormOptions<Output, Reply>) {
  const [own] = useState(() => createFormState(options.values));
  const { state = own, failureIn = 'form' } = options;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const view = useSyncExternalStore(state.subscribe, state.view, state.view);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isHere = () => element.current !== null;

  useEffect(() => {
    if (element.current) state.adopt(element.current);
  }, [state]);

  function refuse(errors: FieldErrors, failure: string | undefined) {
    flushSync(() => state.update({ errors, failure })); // read with its error when it has the focus
    const [first] = Object.values(errors);
    if (!element.current || focusFirst(element.current, errors)) return;
    if (first && !failure) state.update({ failure: sentenceOf(first) });
  }

  function fail(error: unknown, answered: Answered) {
    const failure = options.onFailed(error, answered);
    const isTold = failureIn === 'form' && isHere();
    if (failure && !isTold) notify.failure(failure);
    refuse((error as { fields?: FieldErrors }).fields ?? {}, isTold ? failure : undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.view().progress !== undefined) return;
    const fields = state.read(event.currentTarget);
    const { output, errors } = validate(schema, Object.fromEntries(fields));
    if (errors) return refuse(errors, options.onInvalid?.(errors));
    const version = state.version();
    const answered = { isHere, isAsSent: () => state.version() === version || !state.isDirty() };
    const onProgress = (progress: number) => state.update({ progress });
    sending.current = new AbortController();
    state.update({ errors: {}, failure: undefined, progress: 0 });
    try {
      const reply = await options.send(output, { fields, version, signal: sending.current.signal, onProgress });
      state.markSaved(version);
      await options.onSent?.(reply, answered);
    } catch (error) {
      fail(error, answered);
    } finally {
      state.update({ progress: undefined });
    }
  }

  function set(name: string, value: string | Blob | undefined) {
    const shown = element.current?.elements.namedItem(name);
    if (typeof value === 'string' && shown && 'value' in shown) shown.value = value;
    state.change(name, value);
  }

  return {
    ...view,
    isPending: view.progress !== undefined,
    isHydrated,
    schema,
    state,
    element,
    submit,
    /** For what is chosen otherwise than by typing: a picture, a made-up password, a text with formats. */
    set,
    reset: state.reset,
    isDirty: state.isDirty,
    cancel: () => sending.current?.abort(),
  };
}
