import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** For who is signed in. */
export const GoToMyPage = () => (
  <Link className={buttonClass({})} to={pathTo.me}>
    {messages.goToMyPage}
  </Link>
);
