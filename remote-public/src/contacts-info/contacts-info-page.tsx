import type { PageHandle } from 'shared-api/contract/page.contract';
import { Link } from 'shared-ui/router';
import { Block, buttonClass, ContactList, Halves, Panel } from 'shared-ui/static';
import { contactEntries } from '../contact/contact-entries.tsx';
import { Chapters } from '../reading/chapters.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const Channels = () => (
  <Block title={messages.channels}>
    <Panel>
      <ContactList entries={contactEntries} />
    </Panel>
  </Block>
);

const ContactsInfoPage = () => (
  <ReadingPage title={titles.contactsInfo} intro={messages.intro}>
    <Halves>
      <Channels />
      <div>
        <div className="ui-columns-rest">
          <Chapters chapters={messages.chapters} />
          <p className="ui-screen-only">
            <Link className={buttonClass()} to="/#contacts">
              {messages.toForm}
            </Link>
          </p>
        </div>
      </div>
    </Halves>
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.contactsInfo, about: { description: messages.intro } };
export { ContactsInfoPage as Component };
