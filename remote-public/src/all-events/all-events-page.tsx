import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useSearchParams } from 'shared-ui/router';
import { PageLayout } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { CalendarNote } from './calendar-note.tsx';
import { filterOf } from './events-filter.ts';
import { EventsFound } from './events-found.tsx';
import { messages } from './messages.ts';
import { MonthChoices } from './month-choices.tsx';
import { OfficeChoice } from './office-choice.tsx';

const AllEventsPage = () => {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  return (
    <PageLayout title={titles.events} intro={messages.intro}>
      <MonthChoices filter={filter} />
      <OfficeChoice filter={filter} />
      <EventsFound filter={filter} isFirstPage={!params.has('cursor')} />
      <CalendarNote office={filter.office} />
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.events, about: { description: messages.intro } };
export { loadEvents as loader } from './load-events.ts';
export { AllEventsPage as Component };
