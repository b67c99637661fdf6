import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Blocks, ScreenOnly } from 'shared-ui/layout';
import { Block, ContactList, Halves, Panel } from 'shared-ui/static';
import { contactEntries } from '../contact/contact-entries.tsx';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { Chapters } from '../information/chapters.tsx';
import { ReadingPage } from '../information/reading-page.tsx';
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
            <Block title={messages.toForm}>
              <ContactPanel />
            </Block>
          </ScreenOnly>
        </Blocks>
      </div>
    </Halves>
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.contactsInfo, about: { description: messages.intro } };
export { ContactsInfoPage as Component };
