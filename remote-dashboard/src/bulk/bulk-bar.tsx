import { type Dispatch, type SetStateAction, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { isEmailUnconfirmed } from 'shared-api/contract/members/members.policy';
import { Callout, CalloutList } from 'shared-ui/callout';
import type { Selection } from 'shared-ui/data-grid';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { type BulkOutcome as Outcome, useBulk } from './use-bulk.ts';

const BulkOutcome = ({ outcome, onHide }: { outcome: Outcome; onHide: () => void }) => (
  <CalloutList label={messages.results}>
    <p>{messages.done(outcome.done.length)}</p>
    {outcome.notDone.length > 0 && (
      <ul>
        {outcome.notDone.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    )}
    <Button variant="ghost" size="sm" onClick={onHide}>
      {messages.hide}
    </Button>
  </CalloutList>
);

type BulkBarProps = { rows: PrivateMember[]; selection: Selection; onSelect: Dispatch<SetStateAction<Selection>> };

export function BulkBar({ rows, selection, onSelect }: BulkBarProps) {
  const chosen = rows.filter(({ id }) => selection[id]);
  const [asksAbout, setAsksAbout] = useState<'delete' | 'activate'>();
  const close = () => setAsksAbout(undefined);
  const unconfirmed = chosen.filter(isEmailUnconfirmed).length;
  /** Who was rejected stays chosen, and who was chosen meanwhile. */
  const deselect = (ids: string[]) =>
    onSelect((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !ids.includes(id))));
  const { data: outcome, isPending, variables, mutate, reset } = useBulk(chosen, deselect);
  const pending = isPending ? variables.action : undefined;

  return (
    <>
      {outcome && <BulkOutcome outcome={outcome} onHide={reset} />}
      {chosen.length > 0 && (
        <Callout label={messages.actions}>
          <p role="status">{messages.chosen(chosen.length)}</p>
          <Button
            variant="outline"
            size="sm"
            aria-busy={pending === 'activate'}
            onClick={() => (unconfirmed > 0 ? setAsksAbout('activate') : mutate({ action: 'activate' }))}
          >
            {messages.activate}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onSelect({})}>
            {messages.clear}
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-busy={pending === 'deactivate'}
            onClick={() => mutate({ action: 'deactivate' })}
          >
            {messages.deactivate}
          </Button>
          <Button variant="danger" size="sm" onClick={() => setAsksAbout('delete')}>
            {messages.delete}
          </Button>
        </Callout>
      )}
      {asksAbout === 'activate' && (
        <ConfirmDialog
          act={messages.activate}
          variant="solid"
          confirm={messages.activateAnyway}
          isPending={isPending}
          onConfirm={() => mutate({ action: 'activate', confirmUnproven: true }, { onSettled: close })}
          onClose={close}
        >
          {messages.unconfirmedAmong(unconfirmed)}
        </ConfirmDialog>
      )}
      {asksAbout === 'delete' && (
        <ConfirmDialog
          act={messages.delete}
          isPending={isPending}
          onConfirm={() => mutate({ action: 'delete' }, { onSettled: close })}
          onClose={close}
        >
          {messages.deleteText(chosen.length)}
        </ConfirmDialog>
      )}
    </>
  );
}
