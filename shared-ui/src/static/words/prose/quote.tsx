import type { ReactNode } from 'react';

/** What a person wrote to us, as it was written. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className="ui-quote" dir="auto">
    {children}
  </blockquote>
);
