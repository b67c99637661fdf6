import type { ReactNode } from 'react';

/** A paragraph that a person typed, with its own line breaks. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <p className="ui-prose" dir="auto">
    {children}
  </p>
);
