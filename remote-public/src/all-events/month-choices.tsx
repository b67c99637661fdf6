import { Choices } from 'shared-ui/lists';
import { Link, useLoaderData } from 'shared-ui/router';
import { monthName } from 'shared-ui/static';
import { type EventsFilter, searchOf } from './events-filter.ts';
import type { EventsData } from './load-events.ts';
import { messages } from './messages.ts';

function labelOf(month: string) {
  const [year = '', number] = month.split('-');
  return messages.month(monthName(Number(number)), year);
}

/** What is to come, or one month of it; the office stays. */
export function MonthChoices({ filter: { month: current, office } }: { filter: EventsFilter }) {
  const { months } = useLoaderData<EventsData>();
  return (
    <Choices label={messages.months} isFew>
      {[undefined, ...months].map((month) => (
        <Link
          key={month ?? ''}
          to={{ search: searchOf({ ...(month && { month }), ...(office && { office }) }) }}
          preventScrollReset
          aria-current={month === current ? 'page' : undefined}
        >
          {month ? labelOf(month) : messages.toCome}
        </Link>
      ))}
    </Choices>
  );
}
