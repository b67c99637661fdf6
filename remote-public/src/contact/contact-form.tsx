import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { sendContactMessage } from 'shared-api/client/contact.client';
import { ContactRequest } from 'shared-api/contract/contact.contract';
import {
  createFormState,
  Form,
  FormField,
  FormMessage,
  FormOutcome,
  SubmitButton,
  TextArea,
  TextInput,
  useForm,
  useFormValues,
} from 'shared-ui/form';
import { useLocation } from 'shared-ui/router';
import { messages as page } from '../messages.ts';
import { contactMessages as messages } from './messages.ts';

const tooManyRequests = 429;

/** Outlives the page: a message that is on its way is not sent twice, and one that could not be sent is found again. */
export const contactMessage = createFormState({ name: '', email: '', message: '' });

const sentenceFor = (error: unknown) =>
  error instanceof ApiError && error.status === tooManyRequests
    ? serverTextOr(error, messages.sendFailed)
    : messages.sendFailed;

export function ContactForm() {
  const { pathname, search } = useLocation();
  const form = useForm(ContactRequest, {
    action: `${pathname}#contact-form`, // a rejected message is shown at the form, not at the top of the page
    state: contactMessage,
    reportsIn: 'notice',
    send: sendContactMessage,
    onSent({ message }, { isAsSent }) {
      if (isAsSent()) {
        form.reset();
        form.element.current?.focus(); // its button is off now, and would let go of the keyboard
      }
      return message;
    },
    onFailed: sentenceFor,
  });
  const isFilled = useFormValues(form, (values) => Object.values(values).every((value) => value.trim() !== ''));
  return (
    <Form of={form} aria-label={page.contact} tabIndex={-1}>
      <FormField name="name" label={messages.senderName}>
        <TextInput autoComplete="name" />
      </FormField>
      <FormField name="email" label={messages.senderAddress}>
        <TextInput dir="ltr" autoComplete="email" />
      </FormField>
      <FormField name="message" label={messages.message}>
        <TextArea />
      </FormField>
      <FormOutcome />
      {search === '?sent' && <FormMessage tone="success">{messages.sent}</FormMessage>}
      <SubmitButton disabled={!isFilled}>{messages.send}</SubmitButton>
    </Form>
  );
}
