import type { OpenContactMessage } from 'shared-api/contract/contact.contract';
import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import { Thread } from 'shared-ui/data-grid';
import { Calls } from 'shared-ui/layout';
import { Bdi, exactDate } from 'shared-ui/static';
import { messages } from './messages.ts';

/** What staff replied to a visitor so far. */
export const Replies = ({ replies }: Pick<OpenContactMessage, 'replies'>) =>
  replies.length > 0 && (
    <Thread
      title={messages.replies(replies.length)}
      items={replies.map(({ id, author, text, sentAt }) => ({
        id,
        head: (
          <>
            <Bdi>{author.name}</Bdi>
            <time dateTime={sentAt}>{exactDate(sentAt)}</time>
          </>
        ),
        text: <Calls pieces={splitAtPhoneNumbers(text)} />,
      }))}
    />
  );
