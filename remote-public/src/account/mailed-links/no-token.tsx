import { Link } from 'shared-ui/router';
import { buttonClass, EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** For who opened a part of the mailed address only. */
export const NoToken = () => (
  <EmptyState
    title={messages.noToken}
    text={messages.noTokenHint}
    action={
      <Link className={buttonClass({ variant: 'outline' })} to="/">
        {messages.backHome}
      </Link>
    }
  />
);
