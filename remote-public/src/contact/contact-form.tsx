import { FormField, SubmitButton, TextArea, TextInput } from 'shared-ui/form';
import { messages } from '../messages.ts';
import { useSendMessage } from './use-send-message.ts';

export function ContactForm() {
  const { form, fields, set, refused, isFilled, isBusy, send } = useSendMessage();
  return (
    <form ref={form} className="ui-form" aria-label={messages.contact} tabIndex={-1} onSubmit={send}>
      <FormField label={messages.senderName} error={refused.name} isRequired>
        <TextInput
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => set('name', event.target.value)}
        />
      </FormField>
      <FormField label={messages.senderAddress} error={refused.email} isRequired>
        <TextInput
          name="email"
          dir="ltr"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => set('email', event.target.value)}
        />
      </FormField>
      <FormField label={messages.message} error={refused.message} isRequired>
        <TextArea name="message" value={fields.message} onChange={(event) => set('message', event.target.value)} />
      </FormField>
      <SubmitButton isBusy={isBusy} disabled={!isFilled}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
