import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Chapters } from '../information/chapters.tsx';
import { ReadingPage } from '../information/reading-page.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const AboutPage = () => (
  <ReadingPage title={titles.about} intro={messages.intro}>
    <Chapters chapters={messages.chapters} />
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.about, about: { description: messages.summary } };
export { AboutPage as Component };
