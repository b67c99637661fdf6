import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notify } from 'shared-ui/static';
import type { Outcome } from '../form/form-state.ts';

type SettingOptions<Value> = {
  /** Answers with the sentence that tells of success. */
  save: (value: Value) => Promise<{ message: string }>;
  /** Returns the sentence that tells what to do. */
  onFailed: (error: unknown) => ReactNode;
};

export type Setting<Value> = {
  /** What was chosen last while it is being saved, else what is saved. */
  value: Value;
  isPending: boolean;
  /** How the last choice ended. */
  outcome: Outcome | undefined;
  choose: (value: Value) => void;
};

/**
 * One setting that is saved as soon as it is chosen; `saved` is what the server has. Of what is chosen while it is being saved the
 * last choice alone is sent, afterwards; what could not be saved is taken back. `SettingRow` shows how it ended, or a notice
 * where the page was left meanwhile.
 */
export function useSetting<Value extends string | boolean>(
  saved: Value,
  { save, onFailed }: SettingOptions<Value>,
): Setting<Value> {
  const [chosen, setChosen] = useState<Value>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** What is to be saved in the end; undefined while nothing is being saved. */
  const wanted = useRef<Value>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function trySaving(value: Value): Promise<Outcome> {
    try {
      return { tone: 'success', text: (await save(value)).message };
    } catch (error) {
      return { tone: 'failure', text: onFailed(error) };
    }
  }

  /** How the last choice ended: those before it may have failed. */
  async function saveUntil(value: Value): Promise<Outcome> {
    const ended = await trySaving(value);
    const { current: last = value } = wanted;
    return last === value ? ended : saveUntil(last);
  }

  async function choose(value: Value) {
    const isUnderWay = wanted.current !== undefined;
    wanted.current = value;
    setChosen(value);
    setOutcome(undefined);
    if (isUnderWay) return;
    const ended = await saveUntil(value);
    wanted.current = undefined;
    setChosen(undefined);
    setOutcome(ended);
    if (!isMounted.current) notify[ended.tone](ended.text);
  }

  return { value: chosen ?? saved, isPending: chosen !== undefined, outcome, choose: (value) => void choose(value) };
}
