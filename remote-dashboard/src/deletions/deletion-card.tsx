import { useState } from 'react';
import type { PendingDeletion } from 'shared-api/contract/personal-data.contract';
import { RecordCard } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Bdi, Button, exactDate, RelativeTime } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { type DeletionAct, useDeletionAction } from './use-deletion-action.ts';

const linesOf = ({ office, posts, requestedAt, dueAt }: PendingDeletion) => [
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.posts, content: messages.fates[posts] },
  { head: messages.requested, content: <RelativeTime iso={requestedAt} /> },
  { head: messages.due, content: <time dateTime={dueAt}>{exactDate(dueAt)}</time> },
];

/** The server looks every hour: what is a day late waits for something. */
const isOverdue = ({ dueAt }: PendingDeletion) => Date.now() - Date.parse(dueAt) > 24 * 60 * 60 * 1000;

const dialogs = {
  carryOut: {
    titleOf: messages.carryOutTitle,
    text: messages.carryOutText,
    confirm: messages.carryOut,
    variant: 'danger',
  },
  cancel: { titleOf: messages.cancelTitle, text: messages.cancelText, confirm: messages.cancel, variant: 'solid' },
} as const;

export function DeletionCard({ deletion }: { deletion: PendingDeletion }) {
  const [asked, setAsked] = useState<DeletionAct>();
  const { isPending, mutate } = useDeletionAction(deletion);
  const { name } = deletion;
  const dialog = asked && dialogs[asked];
  return (
    <RecordCard
      title={<Bdi>{name}</Bdi>}
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
            variant="ghost"
            size="sm"
            aria-label={messages.carryOutName(name)}
            disabled={isPending}
            onClick={() => setAsked('carryOut')}
          >
            <Text as="span" tone="danger">
              {messages.carryOut}
            </Text>
          </Button>
        </>
      }
    >
      {isOverdue(deletion) && <Text tone="danger">{messages.overdue}</Text>}
      {asked && dialog && (
        <ConfirmDialog
          title={dialog.titleOf(name)}
          confirm={dialog.confirm}
          variant={dialog.variant}
          isPending={isPending}
          onConfirm={() => mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          {dialog.text}
        </ConfirmDialog>
      )}
    </RecordCard>
  );
}
