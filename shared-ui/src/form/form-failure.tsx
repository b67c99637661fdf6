import { useFormOfField } from './form.tsx';
import { FormMessage } from './form-message.tsx';

/** What the form around it has to say of itself, where it has. */
export function FormFailure() {
  const failure = useFormOfField()?.failure;
  return failure && <FormMessage>{failure}</FormMessage>;
}
