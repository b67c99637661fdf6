import { serverTextOr } from 'shared-api/client/api-error';
import { attendeesCsvUrl } from 'shared-api/client/attendees.client';
import { confirmRecent } from 'shared-api/client/sign-in.client';
import type { AttendeesFilter } from 'shared-api/contract/posts/attendees.contract';
import { useCsvSeparator } from 'shared-api/csv-separator';
import { CsvDownload } from 'shared-ui/csv-download';
import { attendeesMessages as messages } from './messages.ts';

/** The list of an event's attendees, as it is filtered, to be taken away. */
export function AttendeesCsv({ event, filter }: { event: string; filter: AttendeesFilter }) {
  const [separator, setSeparator] = useCsvSeparator();
  return (
    <CsvDownload
      hrefOf={(chosen) => attendeesCsvUrl({ event, ...filter }, chosen)}
      confirm={confirmRecent}
      textOf={serverTextOr}
      separator={separator}
      onSeparator={setSeparator}
    >
      {messages.csv}
    </CsvDownload>
  );
}
