import type { ReactNode } from 'react';

/** What narrows a list down, side by side. */
export const Filters = ({ children }: { children: ReactNode }) => <div className="ui-filters">{children}</div>;

type FilterProps = { label: string; children: ReactNode };

/** One control with its words above it. */
export const Filter = ({ label, children }: FilterProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in
  <label className="ui-filter">
    {label}
    {children}
  </label>
);
