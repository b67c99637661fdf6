import type { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { CalloutList } from 'shared-ui/callout';
import { messages } from './messages.ts';

type ImportSummaryProps = { label: string; first: string; reply: MembersImportReply };

/** What comes of the file, and what of it was not read. */
export function ImportSummary({ label, first, reply }: ImportSummaryProps) {
  const { present, faulty, skipped, columns } = reply;
  const unread = columns.filter(({ heading, field }) => heading && !field);
  return (
    <CalloutList label={label}>
      <ul>
        <li>{first}</li>
        {present > 0 && <li>{messages.present(present)}</li>}
        <li>{messages.faulty(faulty)}</li>
        {skipped.length > 0 && <li>{messages.skipped(skipped)}</li>}
        {unread.length > 0 && <li>{messages.unread(unread.map(({ heading }) => heading))}</li>}
      </ul>
    </CalloutList>
  );
}
