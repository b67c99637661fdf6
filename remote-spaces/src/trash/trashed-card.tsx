import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canRestorePost } from 'shared-api/contract/posts.policy';
import type { TrashedPost } from 'shared-api/contract/trash.contract';
import { RecordCard } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Badge, Bdi, Button, exactDate, RelativeTime } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { trashMessages as messages } from './messages.ts';
import { useTrashAction } from './use-trash-action.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / dayMs));

const linesOf = ({ author, trashedAt, dueAt }: TrashedPost, isOwn: boolean) => [
  ...(isOwn ? [] : [{ head: messages.author, content: messages.by(author.name, author.office.name) }]),
  { head: messages.deleted, content: <RelativeTime iso={trashedAt} /> },
  {
    head: messages.due,
    content: (
      <time dateTime={dueAt} title={exactDate(dueAt)}>
        {messages.daysLeft(daysUntil(dueAt))}
      </time>
    ),
  },
];

function Actions({ post }: { post: TrashedPost }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, mutate } = useTrashAction(post);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={messages.restoreOf(post.title)}
        disabled={isPending}
        onClick={() => mutate('restore')}
      >
        {messages.restore}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.eraseOf(post.title)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        <Text as="span" tone="danger">
          {messages.erase}
        </Text>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.eraseTitle}
          confirm={messages.erase}
          onConfirm={() => {
            close();
            mutate('erase');
          }}
          onClose={close}
        >
          <p>
            <strong>
              <Bdi>{post.title}</Bdi>
            </strong>
          </p>
          <Text>{messages.eraseText}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

export function TrashedCard({ post, viewer }: { post: TrashedPost; viewer: PrivateMember }) {
  const mayRestore = canRestorePost(viewer, post);
  return (
    <RecordCard
      title={<Bdi>{post.title}</Bdi>}
      mark={
        <Badge tone={post.type === 'Ad' ? 'announcement' : 'accent'}>
          {post.type === 'Ad' ? messages.ad : messages.post}
        </Badge>
      }
      lines={linesOf(post, post.author.id === viewer.id)}
      actions={mayRestore && <Actions post={post} />}
    >
      <Text isCut>
        <Bdi>{post.excerpt}</Bdi>
      </Text>
      {!mayRestore && <Text>{messages.byStaff}</Text>}
    </RecordCard>
  );
}
