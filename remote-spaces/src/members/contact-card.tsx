import { organisation } from 'shared-api/contract/organisation';
import { Bdi, ContactList, Ltr, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';

type ContactCardProps = { name: string; email: string | null | undefined; phone: string | null | undefined };

const LtrLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href}>
    <Ltr>{children}</Ltr>
  </a>
);

/** How to reach a person, at the organisation's own address and hours (spec, section 2). */
export const ContactCard = ({ name, email, phone }: ContactCardProps) => (
  <Panel>
    <ContactList
      entries={[
        { icon: 'user', label: messages.name, value: <Bdi>{name}</Bdi> },
        ...(email
          ? [
              {
                icon: 'mail' as const,
                label: messages.email,
                value: <LtrLink href={`mailto:${email}`}>{email}</LtrLink>,
              },
            ]
          : []),
        ...(phone
          ? [
              {
                icon: 'phone' as const,
                label: messages.phone,
                value: <LtrLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</LtrLink>,
              },
            ]
          : []),
        { icon: 'pin', label: messages.address, value: organisation.address },
        { icon: 'clock', label: messages.workingHours, value: messages.workingHoursValue },
      ]}
    />
  </Panel>
);
