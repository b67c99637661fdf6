import type { ComponentProps } from 'react';

/** A page without a title of its own: `PageLayout` has one. */
export const Page = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div className="ui-container ui-page" {...props} />
);
