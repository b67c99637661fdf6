import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './check-box.css';

type CheckBoxProps = {
  label: ReactNode;
  isChecked: boolean;
  /** Keeps its place and its focus, and is not changed. */
  isWaiting?: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Yes or no. */
export const CheckBox = ({ label, isChecked, isWaiting = false, onChange }: CheckBoxProps) => (
  <label className="ui-check">
    <Styles css={css} />
    <input
      type="checkbox"
      checked={isChecked}
      aria-disabled={isWaiting || undefined}
      onChange={({ target }) => isWaiting || onChange(target.checked)}
    />
    {label}
  </label>
);
