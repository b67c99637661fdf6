import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { FoldingRecord } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Marked, TimeAndPlace } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, Button, buttonClass, exactDay, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { AttendeeCount } from './attendee-count.tsx';
import { messages } from './messages.ts';
import { removalFailure, usePostAction } from './use-post-action.ts';

export function PostCard({ post }: { post: Post }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = usePostAction(post.id);
  const { title, type, author, excerpt, publishedAt, event, expiry, match } = post;

  return (
    <FoldingRecord
      title={<Bdi>{match ? <Marked pieces={match.title} /> : title}</Bdi>}
      mark={
        <>
          <Badge tone={type === 'Ad' ? 'announcement' : 'accent'}>
            {type === 'Ad' ? messages.announcement : messages.post}
          </Badge>
          {event?.isCancelled && <Badge>{messages.cancelledMark}</Badge>}
          {expiry?.isOver && (
            <Badge>
              <time dateTime={expiry.at}>{messages.endedAt(exactDay(expiry.at))}</time>
            </Badge>
          )}
        </>
      }
      line={
        <>
          <Bdi>{messages.by(author.name, author.office.name)}</Bdi> · <RelativeTime iso={publishedAt} />
        </>
      }
      actions={
        <>
          <Link
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            to={pathTo.post(post.id)}
            aria-label={messages.openTitle(title)}
          >
            {messages.open}
          </Link>
          <Button variant="danger" size="sm" aria-label={messages.removeName(title)} onClick={() => setOpen(true)}>
            {messages.remove}
          </Button>
        </>
      }
    >
      {event && (
        <Text>
          <TimeAndPlace
            {...event}
            note={event.placesLeft === null ? undefined : messages.placesLeft(event.placesLeft)}
          />
        </Text>
      )}
      <Text isCut>
        <Bdi>{match?.text.length ? <Marked pieces={match.text} /> : excerpt}</Bdi>
      </Text>
      <Text>
        <Bdi>{messages.by(author.name, author.office.name)}</Bdi> · <RelativeTime iso={publishedAt} />
      </Text>
      {isOpen && (
        <ReasonDialog
          act={messages.removeAction}
          of={title}
          help={messages.removeHelp}
          send={mutateAsync}
          failureOf={removalFailure}
          onClose={() => setOpen(false)}
        >
          {event && <AttendeeCount postId={post.id} />}
        </ReasonDialog>
      )}
    </FoldingRecord>
  );
}
