import { useEffect, useState } from 'react';
import { graphemesOf } from '../../../static/words/text/cut-text.ts';
import { useFormOfField, useFormValues } from './form.tsx';
import { messages } from './messages.ts';

/** The share of a bound that is left when it is near. */
const nearShare = 0.1;
const pauseMs = 1_000;

type CounterProps = {
  text: string;
  /** The most characters, as a person counts them. */
  max: number;
};

/** A text has no more characters than code units: far from the bound they are not counted. */
const charactersLeft = ({ text, max }: CounterProps) =>
  text.length < max * (1 - nearShare) ? max : max - graphemesOf(text).length;

/** How many characters are left, once the bound is near. It is read aloud when the typing pauses, not at each letter. */
export function Counter(props: CounterProps) {
  const left = charactersLeft(props);
  const sentence = left <= props.max * nearShare ? messages.charactersLeft(left) : '';
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      {sentence && (
        <span className="ui-counter" data-over={left < 0 || undefined} aria-hidden="true">
          {sentence}
        </span>
      )}
      <span className="ui-hidden" aria-live="polite">
        {told}
      </span>
    </>
  );
}

/** For a control with a bound: going over it is told, not prevented. */
export function useCounter(name = '', max?: number) {
  const text = useFormValues(useFormOfField(), (values) => (max && values[name]) || '');
  if (!max) return {};
  return {
    counter: <Counter text={text} max={max} />,
    isOver: charactersLeft({ text, max }) < 0,
  };
}
