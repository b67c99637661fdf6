import { signInDialogId } from 'shared-api/contract/page.contract';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Opens the window for signing in, which stands in every document. */
export const SignInLink = () => (
  <Link className={buttonClass({})} to="/account/sign-in" aria-haspopup="dialog" data-dialog={signInDialogId}>
    {messages.signIn}
  </Link>
);
