import { type ReactNode, useId } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './progress.css';

type ProgressProps = {
  label: string;
  /** How much of it is done, from 0 to 1. */
  part: number;
  /** A button that stops it. */
  children: ReactNode;
};

/** How far something that takes its time has come. */
export function Progress({ label, part, children }: ProgressProps) {
  const id = useId();
  return (
    <div className="ui-progress">
      <Styles css={css} />
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={part} max={1} />
      {children}
    </div>
  );
}
