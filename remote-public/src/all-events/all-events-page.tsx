import * as pathTo from 'shared-api/contract/path-to';
import { canPublish } from 'shared-api/contract/posts/posts.policy';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useSession } from 'shared-api/session/session.store';
import { ReservedPlace, ScreenOnly } from 'shared-ui/layout';
import { More } from 'shared-ui/lists';
import { Link, useSearchParams } from 'shared-ui/router';
import { buttonClass, PageLayout } from 'shared-ui/static';
import { firstShown, pictureInSight } from '../posts/first-picture.ts';
import { titles } from '../titles.ts';
import { filterOf } from './events-filter.ts';
import { EventsFound } from './events-found.tsx';
import type { EventsData } from './load-events.ts';
import { messages } from './messages.ts';
import { MonthChoices } from './month-choices.tsx';
import { OfficeChoice } from './office-choice.tsx';

/** Of the office whose events are shown, or of all. */
const CalendarNote = ({ office }: { office: string | undefined }) => (
  <ScreenOnly>
    <More>
      <p>{messages.follow}</p>
      <p>
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          href={office ? `/offices/${encodeURIComponent(office)}/events.ics` : '/events.ics'}
        >
          {messages.subscribe}
        </a>
      </p>
    </More>
  </ScreenOnly>
);

function AddEventLink() {
  const member = useSession((session) => session.member);
  if (member && !canPublish(member)) return null;
  return (
    <ScreenOnly>
      <ReservedPlace isRow>
        {member && (
          <Link className={buttonClass()} to={pathTo.addEvent}>
            {messages.addEvent}
          </Link>
        )}
      </ReservedPlace>
    </ScreenOnly>
  );
}

const AllEventsPage = () => {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  return (
    <PageLayout title={titles.events} intro={messages.intro}>
      <AddEventLink />
      <MonthChoices filter={filter} />
      <OfficeChoice filter={filter} />
      <EventsFound filter={filter} isFirstPage={!params.has('cursor')} />
      <CalendarNote office={filter.office} />
    </PageLayout>
  );
};

export const handle: PageHandle<EventsData> = {
  title: titles.events,
  about: (loaded) => ({
    description: messages.intro,
    picture: pictureInSight(firstShown(loaded?.page?.previews)?.picture),
  }),
};
export { loadEvents as loader } from './load-events.ts';
export { AllEventsPage as Component };
