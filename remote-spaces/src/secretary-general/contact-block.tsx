import type { SecretaryGeneral } from 'shared-api/contract/offices/spaces.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { Block, buttonClass, Stack } from 'shared-ui/static';
import { ContactCard, secretaryGeneralPlace } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';

export const ContactBlock = ({ info }: { info: SecretaryGeneral }) => (
  <Block title={messages.contact} id="contact">
    <Stack>
      <ContactCard {...info} {...secretaryGeneralPlace} />
      <p>
        <Link to={pathTo.secretaryGeneralContact} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {messages.contactPage}
        </Link>
      </p>
    </Stack>
  </Block>
);
