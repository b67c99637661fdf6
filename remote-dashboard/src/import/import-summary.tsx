import type { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { CalloutList } from 'shared-ui/callout';
import { messages } from './messages.ts';

type ImportSummaryProps = { label: string; first: string; reply: MembersImportReply };

export const ImportSummary = ({ label, first, reply: { present, faulty } }: ImportSummaryProps) => (
  <CalloutList label={label}>
    <ul>
      <li>{first}</li>
      {present > 0 && <li>{messages.present(present)}</li>}
      <li>{messages.faulty(faulty)}</li>
    </ul>
  </CalloutList>
);
