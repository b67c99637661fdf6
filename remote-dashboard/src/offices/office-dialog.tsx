import { useState } from 'react';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { canAddOffices } from 'shared-api/contract/offices/offices.policy';
import { CheckBox } from 'shared-ui/check-box';
import { Dialog } from 'shared-ui/dialog';
import { Bilingual } from 'shared-ui/layout';
import { pairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { OfficeForm } from './office-form.tsx';

type OfficeDialogProps = { office: ManagedOffice; startsNew?: boolean; onClose: () => void };

/** The checkbox decides: unchecked edits the office that is given, checked makes a new one. */
export function OfficeDialog({ office, startsNew = false, onClose }: OfficeDialogProps) {
  const [isNew, setNew] = useState(startsNew);
  const canAdd = canAddOffices(useViewer());
  return (
    <Dialog title={isNew ? <Bilingual {...pairs.addOffice} /> : messages.edit} open onClose={onClose}>
      {canAdd && <CheckBox label={<Bilingual {...pairs.newOffice} />} isChecked={isNew} onChange={setNew} />}
      <OfficeForm key={String(isNew)} office={office} isNew={isNew} onClose={onClose} />
    </Dialog>
  );
}
