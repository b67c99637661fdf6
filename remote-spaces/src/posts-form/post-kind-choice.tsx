import { type FormHandle, useFormValues } from 'shared-ui/form';
import { PillChoice } from 'shared-ui/pill-choice';
import { postFormMessages as messages } from './messages.ts';
import { fieldsOfKind, kindOf, type PostKind, postKinds } from './post-kind.ts';

const options = postKinds.map((value) => ({ value, label: messages.kinds[value] }));

/** What is written: the form asks for what it needs. */
export function PostKindChoice({ form }: { form: FormHandle }) {
  const kind = useFormValues(form, kindOf);
  function choose(chosen: PostKind) {
    for (const [name, value] of Object.entries(fieldsOfKind[chosen])) form.set(name, value);
  }
  return (
    <PillChoice label={messages.kind} value={kind} options={options} onChange={(value) => choose(value as PostKind)} />
  );
}
