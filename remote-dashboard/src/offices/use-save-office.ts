import { useState } from 'react';
import { addOffice, editOffice } from 'shared-api/client/managed-offices.client';
import type { ManagedOffice } from 'shared-api/contract/managed-offices.contract';
import { changesOf, invalidate, replaceItem, useQueryClient } from 'shared-api/query';
import { managedOfficesList } from 'shared-api/query/offices.query';
import { startSession } from 'shared-api/session/session.store';
import { useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages as formMessages } from '../forms/messages.ts';
import { useSentForm } from '../forms/use-sent-form.ts';
import { messages } from './messages.ts';
import { changedOffice } from './use-office-action.ts';

const inWords = ({ name, email, phone }: ManagedOffice) => [name, email, phone].filter(Boolean).join('، ');

/** Adds an office, or edits the one that was seen. Whoever comes too late reads what it is now, and may still decide. */
export function useSaveOffice(office: ManagedOffice, isNew: boolean, onSaved: () => void) {
  const [seen, setSeen] = useState(office);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsHere();
  const cache = useQueryClient();

  async function send(fields: FormData) {
    setFailure(undefined);
    if (!isNew) fields.set('id', seen.id);
    const { message, office } = await (isNew ? addOffice(fields) : editOffice(seen, fields));
    if (isNew) invalidate(cache, changesOf(['offices']));
    else replaceItem(cache, managedOfficesList, office);
    notify.success(message);
    if (isHere()) onSaved(); // another window may be open by now
    await startSession();
  }

  function fail(error: unknown) {
    const current = changedOffice(error);
    const tell = isHere() ? setFailure : notify.failure;
    if (!current) return tell(messages.failed);
    setSeen(current);
    tell(messages.changedMeanwhile(inWords(current)));
  }

  /** Only what is empty is to be filled; what else is wrong is said at its field. */
  const tellFaults = (faults: Record<string, string>) =>
    setFailure(Object.values(faults).includes(formMessages.missing) ? messages.fillAll : undefined);

  const form = useSentForm({ send, onFailed: fail, onFaulty: tellFaults });
  return { ...form, failure };
}
