import type { SubmitEvent } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { Filter, Filters, Select } from 'shared-ui/lists';
import { useLoaderData, useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/static';
import { type EventsFilter, filterOf, searchOf } from './events-filter.ts';
import type { EventsData } from './load-events.ts';
import { messages } from './messages.ts';

/** A plain form: without JavaScript the browser itself asks for the page it names. */
export function OfficeChoice({ filter: { month, office } }: { filter: EventsFilter }) {
  const { offices } = useLoaderData<EventsData>();
  const navigate = useNavigate();
  if (!offices || offices.length === 0) return null;

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = filterOf(new URLSearchParams([...new FormData(event.currentTarget)] as string[][]));
    void navigate({ search: searchOf(chosen) }, { preventScrollReset: true });
  }

  return (
    <form action={pathTo.events} aria-label={messages.filter} onSubmit={show}>
      {month && <input type="hidden" name="month" value={month} />}
      <Filters>
        <Filter label={messages.office}>
          <Select key={office} name="office" defaultValue={office}>
            <option value="">{messages.anyOffice}</option>
            {offices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Filter>
        <Button type="submit">{messages.show}</Button>
      </Filters>
    </form>
  );
}
