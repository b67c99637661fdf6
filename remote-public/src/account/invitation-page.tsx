import type { PageHandle } from 'shared-api/contract/page.contract';
import { island } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';
import { messages } from './messages.ts';

const InvitationForm = island(() =>
  import(/* webpackChunkName: "invitation-page" */ './invitation-form.tsx').then((module) => module.InvitationForm),
);

/** Where the mailed link of a member leads whom staff added. */
const InvitationPage = () => (
  <MailedLinkPage
    title={titles.invitation}
    lead={messages.invitationLead}
    purpose="invitation"
    spentHint={messages.spentInvitation}
    Form={InvitationForm}
  />
);

export const handle: PageHandle = { title: titles.invitation, about: { isPrivate: true } };
export { InvitationPage as Component };
