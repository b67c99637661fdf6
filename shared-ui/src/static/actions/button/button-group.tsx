import type { ComponentProps } from 'react';

/** What can be done here: buttons and links that look like them, side by side, after a sentence where there is one. */
export const ButtonGroup = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div className="ui-actions" {...props} />
);
