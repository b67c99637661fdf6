import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { CropField } from 'shared-ui/crop';
import { FormField, PasswordInput, SubmitButton, TextArea, TextInput } from 'shared-ui/form';
import { Deeds } from 'shared-ui/side';
import { Button, notify } from 'shared-ui/static';
import { LeaveGuard } from '../sending/leave-guard.tsx';
import { SendingBar } from '../sending/sending-bar.tsx';
import { profileMessages as messages } from './messages.ts';
import { useEditProfile } from './use-edit-profile.ts';

const refusePicture = () => notify.failure(messages.badPicture);

export function ProfileForm({ member }: { member: PrivateMember }) {
  const editing = useEditProfile(member);
  const { fields, set, refused, isDifferent, edition, choose, sending, save, cancel, isDirty } = editing;
  return (
    <form className="ui-form" aria-label={messages.form} noValidate onSubmit={save}>
      <LeaveGuard isDirty={isDirty} />
      <CropField
        key={edition}
        label={messages.avatar}
        removeLabel={messages.removeAvatar}
        name={member.name}
        current={member.avatar}
        onChange={choose}
        onBadPicture={refusePicture}
      />
      <FormField label={messages.username} help={messages.usernameHelp}>
        <TextInput value={member.name} readOnly dir="auto" />
      </FormField>
      <FormField label={messages.name} error={refused.name} isRequired>
        <TextInput
          name="name"
          dir="auto"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </FormField>
      <FormField label={messages.email} error={refused.email} isRequired>
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </FormField>
      <FormField label={messages.phone} error={refused.phone}>
        <TextInput
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          value={fields.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      </FormField>
      <FormField label={messages.password} help={messages.passwordHelp} error={refused.password}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={(event) => set({ password: event.target.value })}
        />
      </FormField>
      <FormField label={messages.confirmPassword} error={isDifferent ? messages.different : refused.confirmPassword}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={fields.confirmPassword}
          onChange={(event) => set({ confirmPassword: event.target.value })}
        />
      </FormField>
      <FormField label={messages.bio} error={refused.bio}>
        <TextArea
          name="bio"
          rows={3}
          most={limits.bio[1]}
          value={fields.bio}
          onChange={(event) => set({ bio: event.target.value })}
        />
      </FormField>
      <FormField label={messages.about} error={refused.about}>
        <TextArea
          name="about"
          rows={8}
          most={limits.about[1]}
          value={fields.about}
          onChange={(event) => set({ about: event.target.value })}
        />
      </FormField>
      <SendingBar part={sending.part} onCancel={sending.cancel} />
      <Deeds>
        <SubmitButton isBusy={sending.isBusy}>{messages.save}</SubmitButton>
        <Button variant="outline" onClick={cancel}>
          {messages.cancel}
        </Button>
      </Deeds>
    </form>
  );
}
