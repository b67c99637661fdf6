import type { ReactNode } from 'react';
import { useFormOfField } from './form.tsx';

type FormMessageProps = { tone?: 'failure' | 'success'; children: ReactNode };

/** What the whole form has to say: read aloud when it comes. */
export function FormMessage({ tone = 'failure', children }: FormMessageProps) {
  return (
    <p className={`ui-message ui-message-${tone}`} role={tone === 'failure' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** What the form around it has to say of itself, where it has. */
export function FormOutcome() {
  const { outcome } = useFormOfField();
  return outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>;
}
