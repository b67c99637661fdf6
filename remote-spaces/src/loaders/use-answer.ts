import { useEffect, useState } from 'react';

/** What the server has read for the page is there at once; what the browser asks for comes later. */
export type Answer<Value> = Value | Promise<Value>;

/** Undefined until the answer has come. An answer to an older request is dropped. */
export function useAnswer<Value>(answer: Answer<Value>): Value | undefined {
  const [settled, setSettled] = useState<{ request: Answer<Value>; value: Value }>();
  useEffect(() => {
    if (!(answer instanceof Promise)) return undefined;
    let isLatest = true;
    answer.then(
      (value) => isLatest && setSettled({ request: answer, value }),
      () => undefined, // it fails only where the page was left
    );
    return () => {
      isLatest = false;
    };
  }, [answer]);
  if (!(answer instanceof Promise)) return answer;
  return settled?.request === answer ? settled.value : undefined;
}

/** As `useAnswer`, but for what stays the same: the answer before stands until the next has come. */
export function useLastAnswer<Value>(answer: Answer<Value>): Value | undefined {
  const current = useAnswer(answer);
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(() => current);
  return current === undefined ? last : current;
}
