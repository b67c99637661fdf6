import type { PageHandle } from 'shared-api/contract/page.contract';
import { Blocks, ScreenOnly } from 'shared-ui/layout';
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
        <Blocks>
          <Chapters chapters={messages.chapters} />
          <ScreenOnly>
            <Link className={buttonClass()} to="/#contacts">
              {messages.toForm}
            </Link>
          </ScreenOnly>
        </Blocks>
      </div>
    </Halves>
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.contactsInfo, about: { description: messages.intro } };
export { ContactsInfoPage as Component };
