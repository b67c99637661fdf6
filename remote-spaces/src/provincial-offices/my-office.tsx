import type { MemberOffice } from 'shared-api/contract/offices/offices.contract';
import { useSession } from 'shared-api/session/session.store';
import { CheckButton } from 'shared-ui/check-button';
import { Icon } from 'shared-ui/static';
import { readStored, storeHere, useStored, useStoredCheck } from '../browser-storage/stored-here.ts';
import { messages } from '../messages.ts';

const key = 'my-office';

type OfMember = { office: MemberOffice } | null;

/** A member of a provincial office has that one, and chooses none. */
const officeOf = (member: OfMember) => (member?.office.kind === 'provincial' ? member.office.id : undefined);

/** The office of who reads, or which a person of this browser calls its own; it needs no account for that. */
export const readMyOffice = () => officeOf(useSession.getState().member) ?? readStored(key) ?? undefined;
export function useMyOffice() {
  const stored = useStored(key);
  return useSession(({ member }) => officeOf(member)) ?? stored;
}
export const forgetMyOffice = () => storeHere(key, null);

/** Nothing for a member who has an office. */
export function MyOfficeButton({ id }: { id: string }) {
  const check = useStoredCheck(key, id);
  if (useSession(({ member }) => officeOf(member))) return null;
  return (
    <CheckButton variant="outline" {...check}>
      <Icon name="pin" />
      {messages.myOffice}
    </CheckButton>
  );
}
