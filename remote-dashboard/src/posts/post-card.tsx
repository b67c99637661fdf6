import { useState } from 'react';
import type { Post } from 'shared-api/contract/posts.contract';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, buttonClass, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { messages } from './messages.ts';
import { removalFailure, usePostAction } from './use-post-action.ts';

const small = (variant: 'outline' | 'ghost') => buttonClass({ variant, size: 'sm' });

export function PostCard({ post }: { post: Post }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = usePostAction(post.id);
  const { title, type, author, excerpt, publishedAt } = post;

  return (
    <li className="ui-record">
      <div className="ui-record-head">
        <strong>
          <Bdi>{title}</Bdi>
        </strong>
        <Badge tone={type === 'Ad' ? 'announcement' : 'accent'}>
          {type === 'Ad' ? messages.announcement : messages.post}
        </Badge>
      </div>
      <p className="ui-faint ui-two-lines">
        <Bdi>{excerpt}</Bdi>
      </p>
      <p className="ui-faint">
        <Bdi>{messages.by(author.name, author.office.name)}</Bdi> · <RelativeTime iso={publishedAt} />
      </p>
      <div className="ui-actions">
        <Link className={small('outline')} to={`/posts/${post.id}`} aria-label={messages.openTitle(title)}>
          {messages.open}
        </Link>
        <button
          type="button"
          className={`${small('ghost')} ui-danger`}
          aria-label={messages.removeName(title)}
          onClick={() => setAsked(true)}
        >
          {messages.remove}
        </button>
      </div>
      {isAsked && (
        <ReasonDialog
          title={messages.removeTitle(title)}
          help={messages.removeHelp}
          confirm={messages.removeConfirm}
          send={mutateAsync}
          failureOf={removalFailure}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
