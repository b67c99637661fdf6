import { canSeeAllOffices, rolesToGive } from 'shared-api/contract/members/members.policy';
import { Callout } from 'shared-ui/callout';
import { FormField, SelectInput } from 'shared-ui/form';
import { bothOf } from 'shared-ui/layout';
import { rolePairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { OfficeField } from './office-field.tsx';

/** What the member will be, and where: for the head of an office the place is given. */
export function RoleFields({ secondHead }: { secondHead: string }) {
  const viewer = useViewer();
  const roles = rolesToGive(viewer);
  return (
    <>
      <FormField name="role" label={messages.role}>
        <SelectInput options={roles.map((role) => ({ value: role, label: bothOf(rolePairs[role]) }))} />
      </FormField>
      {canSeeAllOffices(viewer) ? <OfficeField /> : <input type="hidden" name="officeId" value={viewer.office.id} />}
      {secondHead && (
        <Callout>
          <p role="status">{secondHead}</p>
        </Callout>
      )}
    </>
  );
}
