import type { SecretaryGeneral } from 'shared-api/contract/spaces.contract';
import { Link } from 'shared-ui/router';
import { Block } from 'shared-ui/static';
import { ContactCard } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';

export const ContactBlock = ({ info }: { info: SecretaryGeneral }) => (
  <Block title={messages.contact} id="contact">
    <ContactCard {...info} />
    <p className="ui-contact-page">
      <Link to="/organization/secritary-general/contact-info">{messages.contactPage}</Link>
    </p>
  </Block>
);
