import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { buttonClass, PageLayout } from 'shared-ui/static';
import { messages } from './messages.ts';

/** In the place of a post that was deleted: the page answers 410. */
export const PostGone = () => (
  <PageLayout title={messages.gone} intro={messages.goneHint}>
    <p>
      <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
        {messages.toAllPosts}
      </Link>
    </p>
  </PageLayout>
);
