import { flushSync } from 'react-dom';
import type { FormHandle } from 'shared-ui/form';
import { Button, buttonClass, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

type SentToProps = {
  form: FormHandle;
  /** Where the form stands, for who corrects the address without JavaScript. */
  at?: string | undefined;
};

/** The address that a form's link went to, which may be another than was meant. */
export function SentTo({ form, at = form.action }: SentToProps) {
  function correct() {
    flushSync(form.reopen); // the field is there again
    form.element.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }
  return (
    <>
      <p>
        {messages.sentTo} <Ltr>{form.valueOf('email')}</Ltr>
      </p>
      {form.isHydrated ? (
        <Button variant="outline" onClick={correct}>
          {messages.correctEmail}
        </Button>
      ) : (
        <p>
          <a className={buttonClass({ variant: 'outline' })} href={at}>
            {messages.correctEmail}
          </a>
        </p>
      )}
    </>
  );
}
