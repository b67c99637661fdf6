import type { PageHandle } from 'shared-api/contract/page.contract';
import { Chapters } from '../reading/chapters.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const ServicePolicyPage = () => (
  <ReadingPage title={titles.servicePolicy} intro={messages.intro}>
    <Chapters chapters={messages.chapters} />
  </ReadingPage>
);

export const handle: PageHandle = { title: titles.servicePolicy, about: { description: messages.intro } };
export { ServicePolicyPage as Component };
