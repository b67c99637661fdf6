import * as pathTo from 'shared-api/contract/path-to';
import type { EndedPost } from 'shared-api/contract/posts/drafts.contract';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, buttonClass, Card, exactDate } from 'shared-ui/static';
import { draftsMessages as messages } from './messages.ts';

/** An announcement whose time is over: nobody else finds it in a list. */
export const EndedPostCard = ({ post: { id, title, excerpt, endedAt } }: { post: EndedPost }) => (
  <Card
    title={
      <Link to={pathTo.post(id)}>
        <Bdi>{title}</Bdi>
      </Link>
    }
    text={
      <Text isCut>
        <Bdi>{excerpt}</Bdi>
      </Text>
    }
    meta={<time dateTime={endedAt}>{messages.endedAt(exactDate(endedAt))}</time>}
    footer={
      <Link
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        to={pathTo.editPost(id)}
        aria-label={messages.editOf(title)}
      >
        {messages.edit}
      </Link>
    }
  />
);
