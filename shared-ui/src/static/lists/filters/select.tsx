import type { ComponentProps } from 'react';

/** The browser's own list of choices, with an arrow at the end of the line. */
export const Select = ({ size = 'md', ...rest }: Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }) => (
  <select className={size === 'sm' ? 'ui-select ui-select-sm' : 'ui-select'} {...rest} />
);
