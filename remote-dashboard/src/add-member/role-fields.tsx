import { canSeeAllOffices, rolesToGive, scopeOf } from 'shared-api/contract/members.policy';
import { Callout } from 'shared-ui/callout';
import { FormField, type FormHandle, SelectInput, useFormValues } from 'shared-ui/form';
import { bothOf } from 'shared-ui/layout';
import { useSecondHead } from '../members/use-second-head.ts';
import { rolePairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { OfficeField } from './office-field.tsx';

/** What the member will be, and where: for the head of an office the place is given. */
export function RoleFields({ form }: { form: FormHandle }) {
  const viewer = useViewer();
  const roles = rolesToGive(viewer);
  const role = useFormValues(form, (values) => roles.find((each) => each === values.role) ?? 'OM');
  const officeId = useFormValues(form, (values) => scopeOf(viewer) ?? values.officeId ?? '');
  const { sentence } = useSecondHead({ role, officeId });
  return (
    <>
      <FormField name="role" label={messages.role}>
        <SelectInput options={roles.map((role) => ({ value: role, label: bothOf(rolePairs[role]) }))} />
      </FormField>
      {canSeeAllOffices(viewer) ? <OfficeField /> : <input type="hidden" name="officeId" value={viewer.office.id} />}
      {sentence && (
        <Callout>
          <p role="status">{sentence}</p>
        </Callout>
      )}
    </>
  );
}
