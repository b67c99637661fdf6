import { useState } from 'react';
import { actOnMembers } from 'shared-api/client/managed-members.client';
import type { BulkAction } from 'shared-api/contract/managed-members.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { members } from '../members/members.store.ts';
import { messages } from './messages.ts';

export type BulkOutcome = { done: number; notDone: { id: string; text: string }[] };

/** Does the same to everybody chosen; each has a result of its own. */
export function useBulk(chosen: PrivateMember[], onDone: (doneIds: string[]) => void) {
  const [busyWith, setBusyWith] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const nameOf = (id: string) => chosen.find((member) => member.id === id)?.name ?? '';

  async function act(action: BulkAction) {
    if (busyWith) return;
    setBusyWith(action);
    try {
      const { results } = await actOnMembers({ ids: chosen.map(({ id }) => id), action });
      const refused = results.filter(({ ok }) => !ok);
      setOutcome({
        done: results.length - refused.length,
        notDone: refused.map(({ id, message = '' }) => ({ id, text: messages.notDone(nameOf(id), message) })),
      });
      onDone(results.filter(({ ok }) => ok).map(({ id }) => id));
      void members.refresh();
    } catch {
      notify.failure(messages.failed);
    } finally {
      setBusyWith(undefined);
    }
  }

  return { busyWith, outcome, act, hide: () => setOutcome(undefined) };
}
