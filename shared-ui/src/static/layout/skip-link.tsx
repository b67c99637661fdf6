import type { MouseEvent } from 'react';
import { messages } from '../../messages.ts';

/** The first stop of the keyboard: over the header, to the element with the id `to`. The page's address stays. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className="ui-skip" href={`#${to}`} onClick={skip}>
      {messages.skipToContent}
    </a>
  );
}
