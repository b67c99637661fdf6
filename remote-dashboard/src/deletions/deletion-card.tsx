import { useState } from 'react';
import type { PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import { FoldingRecord } from 'shared-ui/data-grid';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/layout';
import { Badge, Bdi, Button, exactDate, RelativeTime } from 'shared-ui/static';
import { messages } from './messages.ts';
import { type DeletionAction, useDeletionAction } from './use-deletion-action.ts';

const linesOf = ({ office, posts, requestedAt, dueAt }: PendingDeletion) => [
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.posts, content: messages.fates[posts] },
  { head: messages.requested, content: <RelativeTime iso={requestedAt} /> },
  { head: messages.due, content: <time dateTime={dueAt}>{exactDate(dueAt)}</time> },
];

/** The server looks every hour: what is a day late waits for something. */
const isOverdue = ({ dueAt }: PendingDeletion) => Date.now() - Date.parse(dueAt) > 24 * 60 * 60 * 1000;

const dialogs = {
  carryOut: { act: messages.carryOutAction, variant: 'danger', children: messages.carryOutText },
  cancel: { act: messages.cancelAction, variant: 'solid', cancel: messages.back, children: messages.cancelText },
} as const;

export function DeletionCard({ deletion }: { deletion: PendingDeletion }) {
  const [asked, setAsked] = useState<DeletionAction>();
  const { isPending, mutate } = useDeletionAction(deletion);
  const { name } = deletion;
  const dialog = asked && dialogs[asked];
  return (
    <FoldingRecord
      title={<Bdi>{name}</Bdi>}
      mark={isOverdue(deletion) && <Badge tone="announcement">{messages.late}</Badge>}
      line={
        <>
          <Bdi>{deletion.office.name}</Bdi> · {messages.dueAt(exactDate(deletion.dueAt))}
        </>
      }
      lines={linesOf(deletion)}
      actions={
        <>
          <Button
            variant="outline"
            size="sm"
            aria-label={messages.cancelName(name)}
            disabled={isPending}
            onClick={() => setAsked('cancel')}
          >
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={messages.carryOutName(name)}
            disabled={isPending}
            onClick={() => setAsked('carryOut')}
          >
            {messages.carryOut}
          </Button>
        </>
      }
    >
      {isOverdue(deletion) && <Text tone="danger">{messages.overdue}</Text>}
      {asked && dialog && (
        <ConfirmDialog
          {...dialog}
          of={name}
          isPending={isPending}
          onConfirm={() => mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FoldingRecord>
  );
}
