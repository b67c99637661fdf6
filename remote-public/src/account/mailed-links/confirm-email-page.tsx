import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { island } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { messages } from '../messages.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

const ConfirmEmail = island(() =>
  import(/* webpackChunkName: "confirm-email-page" */ './confirm-email.tsx').then((module) => module.ConfirmEmail),
);

/** Where the mailed link to confirm an e-mail leads. */
const ConfirmEmailPage = () => (
  <MailedLinkPage
    title={titles.confirmEmail}
    lead={messages.confirmLead}
    purpose="confirm_email"
    expiredHint={messages.expiredConfirmation}
    Form={ConfirmEmail}
  />
);

export const handle: PageHandle = { title: titles.confirmEmail, about: { isPrivate: true } };
export { ConfirmEmailPage as Component };
