import { serverTextOr } from 'shared-api/client/api-error';
import { importMembers } from 'shared-api/client/members.client';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { MembersImportForm, type MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { FileInput, Form, FormField, FormOutcome, SubmitButton, useForm } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { OfficeField } from '../add-member/office-field.tsx';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';

/** What Android's file chooser calls CSV differs from phone to phone. */
const csvTypes = '.csv,.txt,text/csv,text/plain,application/vnd.ms-excel';

export function ChooseFile({ onRead }: { onRead: (fields: FormData, reply: MembersImportReply) => void }) {
  const viewer = useViewer();
  const form = useForm(MembersImportForm, {
    values: { isTrial: 'true' },
    send: async (_, { fields, ...sending }) => ({ fields, reply: await importMembers(fields, sending) }),
    onSent({ fields, reply }, { isMounted }) {
      if (isMounted()) onRead(fields, reply);
      return undefined;
    },
    onFailed: (error) => serverTextOr(error, messages.readFailed),
  });
  return (
    <Form of={form} aria-label={messages.title}>
      <input type="hidden" name="isTrial" value="true" />
      <FormField name="file" label={messages.file} help={messages.fileHelp}>
        <FileInput accept={csvTypes} />
      </FormField>
      {canSeeAllOffices(viewer) && <OfficeField help={messages.officeHelp} />}
      <FormOutcome />
      <ButtonGroup>
        <SubmitButton>{messages.read}</SubmitButton>
      </ButtonGroup>
    </Form>
  );
}
