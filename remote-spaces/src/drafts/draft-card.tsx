import type { DraftSummary } from 'shared-api/contract/drafts.contract';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, buttonClass, Card, RelativeTime } from 'shared-ui/static';
import { DeleteDraftButton } from './delete-draft-button.tsx';
import { draftsMessages as messages } from './messages.ts';
import { useDeleteDraft } from './use-delete-draft.ts';

export function DraftCard({ draft, memberId }: { draft: DraftSummary; memberId: string }) {
  const { isPending, mutate } = useDeleteDraft(draft, memberId);
  const title = draft.title || messages.untitled;
  const path = `/organization/add-post?draft=${draft.id}`;
  return (
    <Card
      title={
        <Link to={path}>
          <Bdi>{title}</Bdi>
        </Link>
      }
      eyebrow={draft.type === 'Ad' && <Badge tone="announcement">{messages.ad}</Badge>}
      text={
        <Text isCut>
          <Bdi>{draft.excerpt || messages.noText}</Bdi>
        </Text>
      }
      meta={
        <span>
          {messages.saved} <RelativeTime iso={draft.savedAt} />
        </span>
      }
      footer={
        <ButtonGroup>
          <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={path} aria-label={messages.openOf(title)}>
            {messages.open}
          </Link>
          <DeleteDraftButton title={title} text={messages.deleteText} isPending={isPending} onDelete={mutate} />
        </ButtonGroup>
      }
    />
  );
}
