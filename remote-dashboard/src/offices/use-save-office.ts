import { useState } from 'react';
import { addOffice, editOffice } from 'shared-api/client/offices.client';
import { AddOfficeForm, EditOfficeForm, type ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { changesOf, invalidate, replaceItem, useQueryClient } from 'shared-api/query';
import { officesList } from 'shared-api/query/offices.query';
import { startSession } from 'shared-api/session/session.store';
import { useForm } from 'shared-ui/form';
import { Bilingual } from 'shared-ui/layout';
import { notify } from 'shared-ui/static';
import { pairs } from '../pairs.ts';
import { messages } from './messages.ts';
import { changedOffice } from './use-office-action.ts';

type OfficeReply = { message: string; office: ManagedOffice };

const inWords = ({ name, email, phone, address, hours }: ManagedOffice) =>
  [name, email, shownPhone(phone ?? ''), address, hours].filter(Boolean).join('، ');

const valuesOf = ({ name, email, phone, address, hours }: ManagedOffice) => ({
  name,
  email: email ?? '',
  phone: shownPhone(phone ?? ''),
  address: address ?? '',
  hours: hours ?? '',
});

/** Adds an office, or edits the one that was seen. A member who comes too late reads what it is now, and may still decide. */
export function useSaveOffice(office: ManagedOffice, isNew: boolean, onSaved: () => void) {
  const cache = useQueryClient();
  const [seen, setSeen] = useState(office);
  return useForm<unknown, OfficeReply>(isNew ? AddOfficeForm : EditOfficeForm, {
    values: isNew ? {} : valuesOf(office),
    send: (_, { fields }) => (isNew ? addOffice(fields) : editOffice(seen, fields)),
    onSent({ message, office: saved }, { isMounted }) {
      if (isNew) invalidate(cache, changesOf(['offices']));
      else replaceItem(cache, officesList, saved);
      void startSession();
      notify.success(message);
      if (isMounted()) onSaved(); // another window may be open by now
      return undefined;
    },
    onFailed(error) {
      const current = changedOffice(error);
      if (!current) return Bilingual(pairs.saveOfficeFailed);
      setSeen(current);
      return messages.changedMeanwhile(inWords(current));
    },
    /** Only what is empty is to be filled; what else is wrong is said at its field. */
    onInvalid: (errors) => (Object.values(errors).includes('missing') ? Bilingual(pairs.fillAllFields) : undefined),
  });
}
