import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useLoaderData } from 'shared-ui/router';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { loadNoMails, type NoMailsData } from './load-no-mails.ts';
import { messages } from './messages.ts';

const load = () => import(/* webpackChunkName: "no-mails-page" */ './no-mails-forms.tsx');
const StopMailsForm = island(() => load().then((module) => module.StopMailsForm));
const ResumeMailsForm = island(() => load().then((module) => module.ResumeMailsForm));

const titles = {
  stop: messages.noMails,
  resumed: messages.noMails,
  stopped: messages.mailsStopped,
  expired: messages.titles.expired,
};

/** Where a reader stops the mails of all forms, and takes that back. */
const NoMailsPage = () => {
  const loaded = useLoaderData<NoMailsData>();
  return (
    <PageLayout title={titles[loaded.view]}>
      <Narrow>
        <Panel>
          <View {...loaded} />
        </Panel>
      </Narrow>
    </PageLayout>
  );
};

function View(loaded: NoMailsData) {
  if (loaded.view === 'expired') return <p>{messages.cut}</p>;
  const { view, token } = loaded;
  if (view === 'stopped') return <ResumeMailsForm token={token} />;
  return <StopMailsForm token={token} isResumed={view === 'resumed'} />;
}

export const handle: PageHandle<NoMailsData> = {
  title: (loaded) => titles[loaded?.view ?? 'stop'],
  about: { isPrivate: true },
};
export { loadNoMails as loader, NoMailsPage as Component };
