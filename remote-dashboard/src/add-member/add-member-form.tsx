import { limits } from 'shared-api/contract/limits';
import { FormField, ImageInput, SubmitButton, TextInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { bounds, phoneBounds } from '../forms/bounds.ts';
import { AboutFields } from './about-fields.tsx';
import { messages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { RoleFields } from './role-fields.tsx';
import { useAddMember } from './use-add-member.ts';

type AddMemberFormProps = { onAdded: (isAsSent: boolean) => void; onCancel: () => void };

export function AddMemberForm({ onAdded, onCancel }: AddMemberFormProps) {
  const { form, refused, isBusy, change, submit } = useAddMember(onAdded);
  return (
    <form ref={form} className="ui-form" aria-label={messages.form} noValidate onInput={change} onSubmit={submit}>
      <div className="ui-form-columns">
        <FormField label={messages.name} error={refused.name} isRequired>
          <TextInput name="name" autoComplete="off" {...bounds(limits.name)} />
        </FormField>
        <FormField label={messages.email} error={refused.email} isRequired>
          <TextInput name="email" type="email" dir="ltr" autoComplete="off" {...bounds(limits.email)} />
        </FormField>
        <FormField label={messages.phone} error={refused.phone} isRequired>
          <TextInput name="phone" type="tel" dir="ltr" autoComplete="off" {...phoneBounds} />
        </FormField>
        <RoleFields refused={refused} />
        <PasswordField error={refused.password} />
        <FormField label={messages.avatar} error={refused.avatar}>
          <ImageInput name="avatar" />
        </FormField>
      </div>
      <AboutFields refused={refused} />
      <div className="ui-actions" lang="en">
        <SubmitButton isBusy={isBusy}>{messages.submit}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
