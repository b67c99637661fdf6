import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';

export const GoHome = () => (
  <Link className={buttonClass({})} to="/">
    {messages.goHome}
  </Link>
);
