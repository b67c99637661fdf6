import type { ReactNode } from 'react';

type BadgeProps = { tone?: 'neutral' | 'accent' | 'announcement'; children: ReactNode };

/** A short word that says what kind of thing this is. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`ui-badge ui-badge-${tone}`}>{children}</span>;
}
