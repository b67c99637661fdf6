import * as pathTo from 'shared-api/contract/path-to';
import { signInDialogId } from 'shared-api/contract/wire/page.contract';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Opens the window for signing in, which stands in every document. */
export const SignInLink = () => (
  <Link className={buttonClass({})} to={pathTo.signIn} aria-haspopup="dialog" data-dialog={signInDialogId}>
    {messages.signIn}
  </Link>
);
