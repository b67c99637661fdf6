import { limits } from 'shared-api/contract/limits';
import { ContactList, Halves, island, Lazy, Panel, Section } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { contactEntries } from './contact-entries.tsx';

const ContactForm = island(() =>
  import(/* webpackChunkName: "contact-form" */ './contact-form.tsx').then((module) => module.ContactForm),
);

export const ContactSection = () => (
  <Section id="contacts" title={messages.contact} lead={messages.contactLead(limits.replyHours)}>
    <Halves>
      <ContactList entries={contactEntries} />
      <Panel>
        <Lazy id="contact-form" of={ContactForm} />
      </Panel>
    </Halves>
  </Section>
);
