import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Chapters } from '../information/chapters.tsx';
import { ReadingPage } from '../information/reading-page.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const LicensingPolicyPage = () => (
  <ReadingPage title={titles.licensingPolicy} intro={messages.intro}>
    <Chapters chapters={messages.chapters} />
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.licensingPolicy, about: { description: messages.intro } };
export { LicensingPolicyPage as Component };
