import { type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Schema } from './schema.ts';
import { type FormOptions, submitForm } from './submit-form.ts';
import { useInitialState } from './use-initial-state.ts';

export type FormHandle = ReturnType<typeof useForm<unknown, unknown>>;

const never = () => () => undefined;
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A form from its first letter to its answer, shown by `Form`. Its fields hold what is typed; the schema tells what is
 * wrong with it; while it is being sent it cannot be sent again, and what is typed then stays.
 */
export function useForm<Output, Reply>(schema: Schema<Output>, options: FormOptions<Output, Reply>) {
  const { action } = options;
  const state = useInitialState(schema, options);
  const element = useRef<HTMLFormElement>(null);
  const controller = useRef<AbortController>(undefined);
  const view = useSyncExternalStore(state.subscribe, state.view, state.view);

  useEffect(() => {
    if (element.current) state.adopt(element.current);
  }, [state]);

  function set(name: string, value: string | Blob | undefined) {
    const shown = element.current?.elements.namedItem(name);
    if (typeof value === 'string' && shown && 'value' in shown) shown.value = value;
    state.change(name, value);
  }

  return {
    ...view,
    action,
    isPending: view.progress !== undefined,
    isHydrated: useIsHydrated(),
    schema,
    state,
    element,
    submit: (event: SubmitEvent<HTMLFormElement>) => submitForm({ schema, options, state, element, controller }, event),
    /** What a field holds now. */
    valueOf: (name: string) => state.values()[name] ?? '',
    /** For what is chosen otherwise than by typing: a picture, a made-up password, a text with formats. */
    set,
    reset: state.reset,
    /** Takes back what the form says of how it ended; what was typed stays. */
    reopen: () => state.update({ outcome: undefined }),
    isDirty: state.isDirty,
    cancel: () => controller.current?.abort(),
  };
}
