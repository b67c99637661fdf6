import type { ReactNode } from 'react';

type FormMessageProps = { tone?: 'failure' | 'success'; children: ReactNode };

/** What the whole form has to say: read aloud when it comes. */
export function FormMessage({ tone = 'failure', children }: FormMessageProps) {
  return (
    <p className={`ui-message ui-message-${tone}`} role={tone === 'failure' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
