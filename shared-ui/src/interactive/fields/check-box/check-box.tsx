import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './check-box.css';

type CheckBoxProps = { label: ReactNode; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Yes or no. */
export const CheckBox = ({ label, isChecked, onChange }: CheckBoxProps) => (
  <label className="ui-check">
    <Styles css={css} />
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
