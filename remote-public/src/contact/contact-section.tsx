import { limits } from 'shared-api/contract/limits';
import { ContactList, Halves, Section } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { contactEntries } from './contact-entries.tsx';
import { ContactPanel } from './contact-panel.tsx';

export const ContactSection = () => (
  <Section id="contacts" title={messages.contact} lead={messages.contactLead(limits.replyHours)}>
    <Halves>
      <ContactList entries={contactEntries} />
      <ContactPanel />
    </Halves>
  </Section>
);
