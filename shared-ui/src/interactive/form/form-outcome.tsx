import { useFormOfField } from './form.tsx';
import { FormMessage } from './form-message.tsx';

/** What the form around it has to say of itself, where it has. */
export function FormOutcome() {
  const { outcome } = useFormOfField();
  return outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>;
}
