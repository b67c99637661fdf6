import { signUp } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { SignUpRequest } from 'shared-api/contract/accounts/account.contract';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import {
  Form,
  FormField,
  FormOutcome,
  type FormValues,
  NewPasswordField,
  SelectInput,
  SubmitButton,
  TextInput,
  useForm,
} from 'shared-ui/form';
import type { AuthStepProps } from '../auth-step.ts';
import { messages } from '../messages.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { StoredDataNote } from '../sign-in/stored-data-note.tsx';
import { StepLink } from '../step-link.tsx';
import { OfficeField } from './office-field.tsx';

const formsOfAddress = Object.entries(messages.formsOfAddress).map(([value, label]) => ({ value, label }));

type SignUpFormProps = AuthStepProps & {
  /** By the name of the field, in a window that was closed. */
  typed: FormValues;
  isShown: boolean;
  offices: OfficeName[] | undefined;
};

export function SignUpForm({ email, show, typed, isShown, offices }: SignUpFormProps) {
  const form = useForm(SignUpRequest, {
    action: pathTo.signUp,
    send: signUp,
    onSent({ message }, { isMounted }) {
      if (!isMounted()) return message;
      show('signedUp', email, message);
      return undefined;
    },
    onFailed: (error) => serverTextOr(error, messages.failed),
    values: { ...typed, email },
  });
  return (
    <Form of={form}>
      <p>{messages.signUpLead}</p>
      <FormField name="name" label={messages.name}>
        <TextInput dir="auto" autoComplete="name" />
      </FormField>
      <FormField name="addressedAs" label={messages.addressedAs}>
        <SelectInput options={formsOfAddress} placeholder={messages.chooseAddress} />
      </FormField>
      <EmailField />
      <NewPasswordField label={messages.password} known={['name', 'email']} />
      <OfficeField isShown={isShown} known={offices} chosen={typed.office} />
      <StoredDataNote />
      <FormOutcome />
      <SubmitButton>{messages.signUp}</SubmitButton>
      <StepLink to="signIn" variant="ghost" onFollow={() => show('signIn', form.valueOf('email'))}>
        {messages.backToSignIn}
      </StepLink>
    </Form>
  );
}
