type CheckChoiceProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Yes or no. */
export const CheckChoice = ({ label, isChecked, onChange }: CheckChoiceProps) => (
  <label className="ui-check">
    <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
