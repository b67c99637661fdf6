import type { ComponentProps } from 'react';

type TextProps = Omit<ComponentProps<'p'>, 'className' | 'ref'> & {
  as?: 'p' | 'span' | 'strong';
  tone?: 'faint' | 'danger';
  /** Cut off after two lines. */
  isCut?: boolean;
};

/** Small words beside what matters more, or words of warning. */
export const Text = ({ as: Element = 'p', tone = 'faint', isCut = false, ...rest }: TextProps) => (
  <Element className={`ui-text-${tone}${isCut ? ' ui-text-cut' : ''}`} {...rest} />
);
