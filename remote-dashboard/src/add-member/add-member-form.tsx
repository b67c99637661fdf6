import { addMember } from 'shared-api/client/members.client';
import { limits } from 'shared-api/contract/limits';
import { AddMemberForm as AddMemberFields } from 'shared-api/contract/members/members.contract';
import { rolesToGive, scopeOf } from 'shared-api/contract/members/members.policy';
import { FormColumns } from 'shared-ui/admin';
import {
  Form,
  FormField,
  ImageInput,
  SelectInput,
  SubmitButton,
  TextArea,
  TextInput,
  useForm,
  useFormValues,
} from 'shared-ui/form';
import { Bilingual, ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { useSecondHead } from '../offices/use-second-head.ts';
import { pairs } from '../pairs.ts';
import { describePicture } from '../pictures/describe-picture.ts';
import { useViewer } from '../viewer/viewer.ts';
import type { Added } from './added-note.tsx';
import { messages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { RoleFields } from './role-fields.tsx';

const AboutFields = () => (
  <FormColumns>
    <FormField name="bio" label={messages.bio}>
      <TextArea rows={3} max={limits.bio[1]} />
    </FormField>
    <FormField name="description" label={messages.description}>
      <TextArea rows={3} max={limits.about[1]} />
    </FormField>
  </FormColumns>
);

const formsOfAddress = Object.entries(messages.formsOfAddress).map(([value, label]) => ({ value, label }));

type AddMemberFormProps = { onAdded: (added: Added) => void; onCancel: () => void };

/** Is cleared after success, unless something was typed since, and when it is cancelled. */
export function AddMemberForm({ onAdded, onCancel }: AddMemberFormProps) {
  const form = useForm(AddMemberFields, {
    values: { role: 'OM', addressedAs: 'man' },
    reportsIn: 'notice',
    send: async ({ name, email, password }, { fields }) => ({
      ...(await addMember(fields)),
      added: { name, email, password },
    }),
    onSent({ message, added }, { isAsSent, isMounted }) {
      if (isAsSent()) form.reset();
      if (isMounted()) onAdded(added);
      return message;
    },
    onFailed: () => Bilingual(pairs.addFailed),
  });

  const viewer = useViewer();
  const role = useFormValues(form, (values) => rolesToGive(viewer).find((each) => each === values.role) ?? 'OM');
  const officeId = useFormValues(form, (values) => scopeOf(viewer) ?? values.officeId ?? '');
  const second = useSecondHead({ role, officeId });

  function cancel() {
    form.reset();
    onCancel();
  }

  return (
    <Form of={form} aria-label={messages.form}>
      <FormColumns>
        <FormField name="name" label={messages.name}>
          <TextInput autoComplete="off" />
        </FormField>
        <FormField name="email" label={messages.email}>
          <TextInput type="email" dir="ltr" autoComplete="off" />
        </FormField>
        <FormField name="phone" label={messages.phone}>
          <TextInput type="tel" dir="ltr" autoComplete="off" />
        </FormField>
        <FormField name="addressedAs" label={messages.addressedAs}>
          <SelectInput options={formsOfAddress} />
        </FormField>
        <RoleFields secondHead={second.sentence} />
        <PasswordField key={form.formKey} form={form} />
        <FormField name="avatar" label={messages.avatar}>
          <ImageInput describe={describePicture} />
        </FormField>
      </FormColumns>
      <AboutFields />
      <ButtonGroup>
        <SubmitButton disabled={second.isComing}>
          <Bilingual {...pairs.addMember} />
        </SubmitButton>
        <Button variant="ghost" onClick={cancel}>
          <Bilingual {...pairs.cancelForm} />
        </Button>
      </ButtonGroup>
    </Form>
  );
}
