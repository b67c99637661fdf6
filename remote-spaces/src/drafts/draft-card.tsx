import * as pathTo from 'shared-api/contract/path-to';
import type { DraftSummary } from 'shared-api/contract/posts/drafts.contract';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, buttonClass, Card, exactDate, RelativeTime } from 'shared-ui/static';
import { DeleteDraftButton } from './delete-draft-button.tsx';
import { draftsMessages as messages } from './messages.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { useDeleteDraft } from './use-delete-draft.ts';

function Meta({ draft: { savedAt, scheduledFor } }: { draft: DraftSummary }) {
  if (scheduledFor) return <time dateTime={scheduledFor}>{messages.waits(exactDate(scheduledFor))}</time>;
  return (
    <span>
      {messages.saved} <RelativeTime iso={savedAt} />
    </span>
  );
}

const OpenLink = ({ draft, title }: { draft: DraftSummary; title: string }) => (
  <Link
    className={buttonClass({ variant: 'ghost', size: 'sm' })}
    to={pathTo.addPostOf(draft.id)}
    aria-label={messages.openOf(title)}
  >
    {messages.open}
  </Link>
);

/** One that waits for its time is written on only once it was taken back: nothing half-written is published. */
export function DraftCard({ draft, memberId }: { draft: DraftSummary; memberId: string }) {
  const { isPending, mutate } = useDeleteDraft(draft, memberId);
  const title = draft.title || messages.untitled;
  const waits = draft.scheduledFor !== null;
  return (
    <Card
      title={
        waits ? (
          <Bdi>{title}</Bdi>
        ) : (
          <Link to={pathTo.addPostOf(draft.id)}>
            <Bdi>{title}</Bdi>
          </Link>
        )
      }
      eyebrow={draft.type === 'Ad' && <Badge tone="announcement">{messages.ad}</Badge>}
      text={
        <Text isCut>
          <Bdi>{draft.excerpt || messages.noText}</Bdi>
        </Text>
      }
      meta={<Meta draft={draft} />}
      footer={
        <ButtonGroup>
          {waits ? <ScheduleActions draft={draft} /> : <OpenLink draft={draft} title={title} />}
          <DeleteDraftButton title={title} text={messages.deleteText} isPending={isPending} onDelete={mutate} />
        </ButtonGroup>
      }
    />
  );
}
