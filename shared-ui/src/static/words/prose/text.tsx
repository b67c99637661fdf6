import type { ComponentProps } from 'react';

type TextProps = Omit<ComponentProps<'p'>, 'className' | 'ref'> & {
  as?: 'p' | 'span' | 'strong';
  tone?: 'faint' | 'danger';
  /** Cut off after two lines. */
  isCut?: boolean;
  /** What may stand here later: as long as nothing does, its room is kept, so that what is below does not move. */
  later?: string;
};

/** Small words beside what matters more, or words of warning. */
export const Text = ({ as: Element = 'p', tone = 'faint', isCut = false, later, ...rest }: TextProps) => (
  <Element className={`ui-text-${tone}${isCut ? ' ui-text-cut' : ''}`} data-later={later} {...rest} />
);
