import { useRef } from 'react';
import { updateProfile } from 'shared-api/client/profile.client';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { ProfileDetails } from 'shared-api/contract/members/profile.contract';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { replaceMember } from 'shared-api/session/session.store';
import { CropField } from 'shared-ui/crop';
import {
  Form,
  FormField,
  PasswordInput,
  RepeatPasswordField,
  SelectInput,
  SubmitButton,
  TextArea,
  TextInput,
} from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { useFocusWhenFewer } from 'shared-ui/lists';
import { useSettingsForm } from 'shared-ui/settings-form';
import { Button } from 'shared-ui/static';
import { preparePictures } from '../pictures/prepare-pictures.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { LeaveGuard } from '../submission/leave-guard.tsx';
import { SendingBar } from '../submission/sending-bar.tsx';
import { profileMessages as messages } from './messages.ts';
import { PendingEmail } from './pending-email.tsx';

const formsOfAddress = Object.entries(messages.formsOfAddress).map(([value, label]) => ({ value, label }));

/** With the address that it asked for, where it did: saving anything else must not take that back. */
const valuesOf = ({ name, addressedAs, email, pendingEmail, phone, bio, about }: PrivateMember) => ({
  name,
  addressedAs,
  email: pendingEmail ?? email,
  phone: shownPhone(phone),
  bio,
  about,
});

export function ProfileForm({ member }: { member: PrivateMember }) {
  const form = useSettingsForm(ProfileDetails, {
    values: valuesOf(member),
    send: (_, { fields, ...sending }) => updateProfile(member.id, fields, sending),
    onSaved({ member: saved }, { isAsSent }) {
      replaceMember(saved);
      if (isAsSent()) form.reset(valuesOf(saved)); // else what was typed meanwhile stays, unsaved
    },
    onFailed: (error) => explainFailure(error, messages.saveFailed),
  });
  const email = useRef<HTMLInputElement>(null);
  useFocusWhenFewer(email, Number(Boolean(member.pendingEmail)));
  function onWithdrawn(saved: PrivateMember) {
    replaceMember(saved);
    if (form.isDirty()) form.set('email', saved.email);
    else form.reset(valuesOf(saved));
  }
  return (
    <Form of={form} aria-label={messages.form}>
      <LeaveGuard isDirty={form.isDirty} />
      <CropField
        key={form.formKey}
        label={messages.avatar}
        removeLabel={messages.removeAvatar}
        name={member.name}
        current={largeAvatar(member.avatar)}
        onChange={(picture) => form.set('avatar', picture)}
        prepare={preparePictures}
      />
      <FormField label={messages.username} help={messages.usernameHelp}>
        <TextInput value={member.name} readOnly dir="auto" />
      </FormField>
      <FormField name="name" label={messages.name}>
        <TextInput dir="auto" autoComplete="name" />
      </FormField>
      <FormField name="addressedAs" label={messages.addressedAs}>
        <SelectInput options={formsOfAddress} />
      </FormField>
      <FormField name="email" label={messages.email}>
        <TextInput type="email" dir="ltr" autoComplete="email" ref={email} />
      </FormField>
      <PendingEmail member={member} onWithdrawn={onWithdrawn} />
      <FormField name="phone" label={messages.phone}>
        <TextInput type="tel" dir="ltr" autoComplete="tel" />
      </FormField>
      <FormField name="password" label={messages.password} help={messages.passwordHelp}>
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <RepeatPasswordField label={messages.confirmPassword} />
      <FormField name="bio" label={messages.bio} help={messages.bioHelp}>
        <TextArea rows={3} max={limits.bio[1]} />
      </FormField>
      <FormField name="about" label={messages.about} help={messages.aboutHelp}>
        <TextArea rows={8} max={limits.about[1]} />
      </FormField>
      <SendingBar part={form.progress} onCancel={form.cancel} />
      <ButtonGroup>
        <SubmitButton>{messages.save}</SubmitButton>
        <Button variant="outline" onClick={() => form.reset(valuesOf(member))}>
          {messages.cancel}
        </Button>
      </ButtonGroup>
    </Form>
  );
}
