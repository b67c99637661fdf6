import { useId } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './pill-choice.css';

type Uncontrolled = {
  /** Of what is sent. */
  name: string;
  /** What is chosen at first. */
  defaultValue: string;
};
/** Sends nothing itself. */
type Controlled = { value: string; onChange: (value: string) => void };

type PillChoiceProps = (Uncontrolled | Controlled) & {
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
};

/** One of a few. */
export function PillChoice({ label, options, ...choice }: PillChoiceProps) {
  const group = useId();
  /** An empty `form` belongs to no form, and is a group all the same. */
  const inputOf = (value: string) =>
    'name' in choice
      ? { name: choice.name, defaultChecked: value === choice.defaultValue }
      : { name: group, form: '', checked: value === choice.value, onChange: () => choice.onChange(value) };
  return (
    <fieldset className="ui-pills">
      <Styles css={css} />
      <legend>{label}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="ui-pill">
          <input type="radio" className="ui-hidden" value={value} {...inputOf(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
