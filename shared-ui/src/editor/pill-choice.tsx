import { useId } from 'react';

type PillChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onChange: (value: Value) => void;
};

/** One of a few. */
export function PillChoice<Value extends string>({ label, value, options, onChange }: PillChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="ui-pills">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-pill">
          <input
            type="radio"
            className="ui-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
