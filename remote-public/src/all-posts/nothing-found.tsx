import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { buttonClass, EmptyState } from 'shared-ui/static';
import { messages } from './messages.ts';

const showAll = (
  <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
    {messages.showAll}
  </Link>
);

export const NothingFound = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title={messages.nothingFound} text={messages.nothingFoundHint} action={showAll} />
  ) : (
    <EmptyState title={messages.nothingPosted} text={messages.nothingPostedHint} />
  );
