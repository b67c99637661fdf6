import type { ReactNode } from 'react';
import { messages } from '../../../messages.ts';
import { Button } from '../../actions/button/button.tsx';
import { Star } from '../../pictures/lattice/lattice.tsx';

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

type FailedStateProps = {
  title: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  /** The words on the button. */
  retry?: string;
};

/** What could not be loaded, and the way to ask again. */
export function FailedState({ title, text, onRetry, retry = messages.retry }: FailedStateProps) {
  return (
    <div className="ui-state ui-state-failed" role="alert">
      <p className="ui-state-title">{title}</p>
      {text && <p className="ui-state-text">{text}</p>}
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
