import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { ButtonGroup } from 'shared-ui/layout';
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'shared-ui/router';
import { Bdi, buttonClass, FailedState, island, Narrow, PageLayout, Panel, Stack } from 'shared-ui/static';
import { type FollowData, loadFollow } from './load-follow.ts';
import { messages } from './messages.ts';

const load = () => import(/* webpackChunkName: "follow-page" */ './follow-forms.tsx');
const FollowForm = island(() => load().then((module) => module.FollowForm));
const ConfirmForm = island(() => load().then((module) => module.ConfirmForm));
const StopForm = island(() => load().then((module) => module.StopForm));

const outline = buttonClass({ variant: 'outline' });

const ToPosts = () => (
  <Link className={outline} to={pathTo.posts}>
    {messages.toPosts}
  </Link>
);

/** Where a visitor begins and ends to follow an office by mail, and where its mails lead. */
const FollowPage = () => {
  const loaded = useLoaderData<FollowData>();
  const { view } = loaded;
  return (
    <PageLayout title={messages.titles[view]} intro={view === 'start' ? messages.lead : undefined}>
      <Narrow>
        <Stack>
          <Panel>
            <Stack>
              <View {...loaded} />
            </Stack>
          </Panel>
          <ButtonGroup>
            <Next {...loaded} />
            <ToPosts />
          </ButtonGroup>
        </Stack>
      </Narrow>
    </PageLayout>
  );
};

function View(loaded: FollowData) {
  switch (loaded.view) {
    case 'start':
      return loaded.offices ? <FollowForm offices={loaded.offices} /> : <OfficesFailed />;
    case 'confirm':
      return <ConfirmForm token={loaded.token} office={loaded.link?.office.name} />;
    case 'confirmed':
      return <Named lead={messages.confirmedLead} name={loaded.link?.office.name} />;
    case 'stop':
      return <StopForm token={loaded.token} office={loaded.link?.office.name} />;
    case 'stopped':
      return <Stopped office={loaded.office} />;
    case 'expired':
      return <p>{messages.expired}</p>;
  }
}

function OfficesFailed() {
  const { revalidate } = useRevalidator();
  return (
    <FailedState title={messages.officesFailed} text={messages.officesFailedHint} onRetry={() => void revalidate()} />
  );
}

/** For who reads by a feed reader instead. */
function Feed() {
  const office = useSearchParams()[0].get('office');
  return (
    <a className={outline} href={office ? `/offices/${encodeURIComponent(office)}/posts.rss` : '/feeds/posts.rss'}>
      {office ? messages.feedOfOffice : messages.feed}
    </a>
  );
}

const Named = ({ lead, name }: { lead: string; name: string | undefined }) => (
  <>
    <p>{lead}</p>
    <p>
      <strong>
        <Bdi>{name}</Bdi>
      </strong>
    </p>
  </>
);

/** An office that was closed meanwhile is not named, and cannot be followed again. */
const Stopped = ({ office }: Pick<Extract<FollowData, { view: 'stopped' }>, 'office'>) =>
  office && office !== 'closed' ? (
    <Named lead={messages.stoppedLead} name={office.name} />
  ) : (
    <p>{messages.stoppedOfClosed}</p>
  );

const ToForm = ({ to, label }: { to: string; label: string }) => (
  <Link className={outline} to={to}>
    {label}
  </Link>
);

/** Where one goes on from here, beside the posts. */
function Next(loaded: FollowData) {
  if (loaded.view === 'start') return <Feed />;
  if (loaded.view === 'expired') return <ToForm to={pathTo.follow} label={messages.titles.start} />;
  if (loaded.view !== 'stopped' || !loaded.office || loaded.office === 'closed') return null;
  return <ToForm to={pathTo.followOffice(loaded.office.id)} label={messages.followAgain} />;
}

export const handle: PageHandle<FollowData> = {
  title: (loaded) => messages.titles[loaded?.view ?? 'start'],
  about: { isPrivate: true },
};
export { FollowPage as Component, loadFollow as loader };
