import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canRestorePost } from 'shared-api/contract/posts/posts.policy';
import type { TrashedPost } from 'shared-api/contract/posts/trash.contract';
import { Text } from 'shared-ui/layout';
import { Badge, Bdi, Card, exactDate, RelativeTime } from 'shared-ui/static';
import { trashMessages as messages } from './messages.ts';
import { TrashActions } from './trash-actions.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const daysUntil = (iso: string) => Math.max(0, Math.round((Date.parse(iso) - Date.now()) / dayMs));

function Meta({ post: { author, trashedAt, dueAt }, isOwn }: { post: TrashedPost; isOwn: boolean }) {
  return (
    <span>
      {!isOwn && `${messages.by(author.name, author.office.name)} · `}
      {messages.deleted} <RelativeTime iso={trashedAt} /> ·{' '}
      <time dateTime={dueAt} title={exactDate(dueAt)}>
        {messages.daysLeft(daysUntil(dueAt))}
      </time>
    </span>
  );
}

export function TrashedCard({ post, viewer }: { post: TrashedPost; viewer: PrivateMember }) {
  const mayRestore = canRestorePost(viewer, post);
  return (
    <Card
      title={<Bdi>{post.title}</Bdi>}
      eyebrow={post.type === 'Ad' && <Badge tone="announcement">{messages.ad}</Badge>}
      text={
        <>
          <Text isCut>
            <Bdi>{post.excerpt}</Bdi>
          </Text>
          {!mayRestore && <p>{messages.byStaff}</p>}
        </>
      }
      meta={<Meta post={post} isOwn={post.author.id === viewer.id} />}
      footer={mayRestore && <TrashActions post={post} />}
    />
  );
}
