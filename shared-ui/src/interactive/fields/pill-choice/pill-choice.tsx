import { Styles } from 'shared-ui/provider';
import css from './pill-choice.css';

type PillChoiceProps = {
  /** Of what is sent. */
  name: string;
  label: string;
  /** What is chosen at first. */
  defaultValue: string;
  options: ReadonlyArray<{ value: string; label: string }>;
};

/** One of a few. */
export const PillChoice = ({ name, label, defaultValue, options }: PillChoiceProps) => (
  <fieldset className="ui-pills">
    <Styles css={css} />
    <legend>{label}</legend>
    {options.map((option) => (
      <label key={option.value} className="ui-pill">
        <input
          type="radio"
          className="ui-hidden"
          name={name}
          value={option.value}
          defaultChecked={option.value === defaultValue}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
