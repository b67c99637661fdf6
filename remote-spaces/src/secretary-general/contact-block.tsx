import { organisation } from 'shared-api/contract/organisation';
import type { SecretaryGeneral } from 'shared-api/contract/spaces.contract';
import { Bdi, Block, ContactList, Ltr, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';

const LtrLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href}>
    <Ltr>{children}</Ltr>
  </a>
);

export const ContactBlock = ({ info: { name, email, phone } }: { info: SecretaryGeneral }) => (
  <Block title={messages.contact} id="contact">
    <Panel>
      <ContactList
        entries={[
          { icon: 'user', label: messages.name, value: <Bdi>{name}</Bdi> },
          { icon: 'mail', label: messages.email, value: <LtrLink href={`mailto:${email}`}>{email}</LtrLink> },
          {
            icon: 'phone',
            label: messages.phone,
            value: <LtrLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</LtrLink>,
          },
          { icon: 'pin', label: messages.address, value: organisation.address },
          { icon: 'clock', label: messages.workingHours, value: messages.workingHoursValue },
        ]}
      />
    </Panel>
  </Block>
);
