import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Link } from 'shared-ui/router';
import { buttonClass, island } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { messages } from '../messages.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

const ResetPasswordForm = island(() =>
  import(/* webpackChunkName: "reset-password-page" */ './reset-password-form.tsx').then(
    (module) => module.ResetPasswordForm,
  ),
);

/** Where the mailed link for a new password leads. */
const ResetPasswordPage = () => (
  <MailedLinkPage
    title={titles.resetPassword}
    lead={messages.resetLead}
    purpose="reset_password"
    expiredHint={messages.expiredReset}
    askAgain={
      <Link className={buttonClass({ variant: 'outline' })} to={pathTo.forgotPassword}>
        {messages.newLink}
      </Link>
    }
    Form={ResetPasswordForm}
  />
);

export const handle: PageHandle = { title: titles.resetPassword, about: { isPrivate: true } };
export { ResetPasswordPage as Component };
