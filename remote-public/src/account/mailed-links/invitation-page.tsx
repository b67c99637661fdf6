import type { ReactNode } from 'react';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useLocation } from 'shared-ui/router';
import { island, PageLayout } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { messages } from '../messages.ts';
import { GoHome } from './go-home.tsx';
import { GoToMyPage } from './go-to-my-page.tsx';
import { MailedLinkPage } from './mailed-link-page.tsx';

const InvitationForm = island(() =>
  import(/* webpackChunkName: "invitation-page" */ './invitation-form.tsx').then((module) => module.InvitationForm),
);

/** What came of the form where it was sent without JavaScript, by the address that the server leads to. */
const outcomes: Readonly<Record<string, { sentence: string; next: ReactNode }>> = {
  '?sent=signed-in': { sentence: messages.invitationSignedIn, next: <GoToMyPage /> },
  '?sent=not-active': { sentence: messages.invitationNotActive, next: <GoHome /> },
};

/** Where the mailed link of a member leads whom staff added. */
function InvitationPage() {
  const outcome = outcomes[useLocation().search];
  if (outcome) {
    return (
      <PageLayout title={titles.invitation} intro={outcome.sentence}>
        {outcome.next}
      </PageLayout>
    );
  }
  return (
    <MailedLinkPage
      title={titles.invitation}
      lead={messages.invitationLead}
      purpose="invitation"
      expiredHint={messages.expiredInvitation}
      expiredHintForMember={messages.expiredButSignedIn}
      Form={InvitationForm}
    />
  );
}

export const handle: PageHandle = { title: titles.invitation, about: { isPrivate: true } };
export { InvitationPage as Component };
