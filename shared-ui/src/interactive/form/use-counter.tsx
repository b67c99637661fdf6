import { Counter, charactersLeft } from './counter.tsx';
import { useFormOfField, useFormValues } from './form.tsx';

/** For a control with a bound: going over it is told, not prevented. */
export function useCounter(name = '', max?: number) {
  const text = useFormValues(useFormOfField(), (values) => (max && values[name]) || '');
  if (!max) return {};
  return {
    counter: <Counter text={text} max={max} />,
    isOver: charactersLeft({ text, max }) < 0,
  };
}
