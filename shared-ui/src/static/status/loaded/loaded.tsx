import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui/static';
import { messages } from './messages.ts';

type LoadedProps = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  isEmpty: boolean;
  /** Skeletons with the geometry of what will come. */
  waiting: ReactNode;
  empty: ReactNode;
  failed: ReactNode;
  children: ReactNode;
};

/** Shows the one of a list's four states that is true. */
export function Loaded({ status, isEmpty, waiting, empty, failed, children }: LoadedProps) {
  if (status === 'failed') return failed;
  if (status === 'succeeded') return isEmpty ? empty : children;
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {waiting}
    </div>
  );
}
