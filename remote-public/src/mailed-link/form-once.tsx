import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Form, type FormHandle, FormMessage, FormOutcome } from 'shared-ui/form';

type FormOnceProps = Omit<ComponentProps<typeof Form>, 'of'> & {
  form: FormHandle;
  /** What came of it where it went without JavaScript. */
  sent: string | false;
  /** What stands below that, once it was sent. */
  next?: ReactNode;
};

/** Once it was sent, what came of it stands in its place. */
export function FormOnce({ form, sent, next, children, ...rest }: FormOnceProps) {
  const isSent = form.outcome?.tone === 'success';
  const { element } = form;
  useEffect(() => {
    // the button that had the focus is gone
    if (isSent && document.activeElement === document.body) element.current?.focus();
  }, [isSent, element]);
  return (
    <Form of={form} tabIndex={-1} {...rest}>
      <FormOutcome />
      {sent && <FormMessage tone="success">{sent}</FormMessage>}
      {sent || isSent ? next : children}
    </Form>
  );
}
