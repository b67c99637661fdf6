import type { ReactNode } from 'react';
import { Star } from '../lattice/star.tsx';

type EmptyStateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode };

/** A list that has nothing yet, said as a fact, not as a failure. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-state">
      <Star />
      <p className="ui-state-title">{title}</p>
      {text && <p className="ui-state-text">{text}</p>}
      {action}
    </div>
  );
}
