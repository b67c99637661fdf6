import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../notices/notify.ts';
import { createFormState, type FormState, type FormValues, type Outcome } from './form-state.ts';
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
  /** Returns what the person is told of it, if anything. */
  onSent: (reply: Reply, answered: Answered) => string | undefined;
  /** Returns what the person is told of it, if anything. */
  onFailed: (error: unknown, answered: Answered) => string | undefined;
  /** Where that is told; a form that was left meanwhile tells it by a notice. */
  tellsIn?: 'form' | 'notice';
  /** Returns what the form says besides, when the schema refuses some of its fields. */
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
  const { state = own, tellsIn = 'form' } = options;
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

  function tell(tone: Outcome['tone'], text: string | undefined) {
    if (!text) return;
    if (tellsIn === 'form' && isHere()) state.update({ outcome: { tone, text } });
    else notify[tone](text);
  }

  function refuse(errors: FieldErrors) {
    flushSync(() => state.update({ errors })); // when a field has the focus its error is read with it
    const [first] = Object.values(errors);
    if (!element.current || !first || focusFirst(element.current, errors) || state.view().outcome) return;
    state.update({ outcome: { tone: 'failure', text: sentenceOf(first) } });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.view().progress !== undefined) return;
    const fields = state.read(event.currentTarget);
    const { output, errors } = validate(schema, Object.fromEntries(fields));
    state.update({ outcome: undefined });
    if (errors) {
      tell('failure', options.onInvalid?.(errors));
      return refuse(errors);
    }
    const version = state.version();
    const answered = { isHere, isAsSent: () => state.version() === version || !state.isDirty() };
    const onProgress = (progress: number) => state.update({ progress });
    sending.current = new AbortController();
    state.update({ errors: {}, progress: 0 });
    try {
      const reply = await options.send(output, { fields, version, signal: sending.current.signal, onProgress });
      state.markSaved(version);
      tell('success', options.onSent(reply, answered));
    } catch (error) {
      tell('failure', options.onFailed(error, answered));
      refuse((error as { fields?: FieldErrors }).fields ?? {});
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
    /** What a field holds now. */
    valueOf: (name: string) => state.values()[name] ?? '',
    /** For what is chosen otherwise than by typing: a picture, a made-up password, a text with formats. */
    set,
    reset: state.reset,
    isDirty: state.isDirty,
    cancel: () => sending.current?.abort(),
  };
}
