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

const addressOf = ({ id, scheduledFor }: DraftSummary) =>
  scheduledFor === null ? pathTo.addPostOf(id) : pathTo.editScheduled(id);

function OpenLink({ draft, title }: { draft: DraftSummary; title: string }) {
  const waits = draft.scheduledFor !== null;
  return (
    <Link
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
      to={addressOf(draft)}
      aria-label={waits ? messages.editOf(title) : messages.openOf(title)}
    >
      {waits ? messages.edit : messages.open}
    </Link>
  );
}

/** One that waits for its time is saved as a whole: nothing half-written is published. */
export function DraftCard({ draft, memberId }: { draft: DraftSummary; memberId: string }) {
  const { isPending, mutate } = useDeleteDraft(draft, memberId);
  const title = draft.title || messages.untitled;
  return (
    <Card
      title={
        <Link to={addressOf(draft)}>
          <Bdi>{title}</Bdi>
        </Link>
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
          <OpenLink draft={draft} title={title} />
          {draft.scheduledFor !== null && <ScheduleActions draft={draft} />}
          <DeleteDraftButton title={title} text={messages.deleteText} isPending={isPending} onDelete={mutate} />
        </ButtonGroup>
      }
    />
  );
}
