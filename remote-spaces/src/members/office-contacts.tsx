import type { Member } from 'shared-api/contract/members/members.contract';
import { isHeadOfOffice } from 'shared-api/contract/members/members.policy';
import type { Office } from 'shared-api/contract/offices/offices.contract';
import { ContactColumns } from 'shared-ui/contact-columns';
import { Block } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { ContactCard } from './contact-card.tsx';

type OfficeContactsProps = {
  office: Office;
  /** The head of the office comes first. */
  members: Member[];
};

/** Nothing where the office has no head and keeps its contacts to itself. */
export function OfficeContacts({ office, members }: OfficeContactsProps) {
  const { email, phone, address, hours, name, kind } = office;
  const head = members.find(isHeadOfOffice);
  if (!head && !email && !phone && !address && !hours) return null;
  return (
    <Block title={messages.officeContacts}>
      <ContactColumns>
        <ContactCard
          head={head}
          email={email}
          phone={phone}
          address={address}
          hours={hours}
          region={kind === 'provincial' ? name : undefined}
        />
      </ContactColumns>
    </Block>
  );
}
