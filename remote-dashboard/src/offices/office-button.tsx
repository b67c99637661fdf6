import { useState } from 'react';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { canAddOffices } from 'shared-api/contract/offices/offices.policy';
import { CheckBox } from 'shared-ui/check-box';
import { Dialog } from 'shared-ui/dialog';
import { Bilingual } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { actionOn } from '../lists/action-on.ts';
import { pairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { OfficeForm } from './office-form.tsx';
import { useOffices } from './use-offices.ts';

type OfficeDialogProps = { office: ManagedOffice; startsNew?: boolean; onClose: () => void };

/** The checkbox decides: unchecked edits the office that is given, checked makes a new one. */
function OfficeDialog({ office, startsNew = false, onClose }: OfficeDialogProps) {
  const [isNew, setNew] = useState(startsNew);
  const canAdd = canAddOffices(useViewer());
  return (
    <Dialog title={isNew ? <Bilingual {...pairs.addOffice} /> : messages.edit} open onClose={onClose}>
      {canAdd && <CheckBox label={<Bilingual {...pairs.newOffice} />} isChecked={isNew} onChange={setNew} />}
      <OfficeForm key={String(isNew)} office={office} isNew={isNew} onClose={onClose} />
    </Dialog>
  );
}

type OfficeButtonProps = {
  /** The office that is edited while no new one is made. */
  officeId: string;
  isForNew?: boolean;
};

/** Opens the window for one office, or for a new one, as soon as it is known what stands in it. */
export function OfficeButton({ officeId, isForNew = false }: OfficeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const office = useOffices().offices.find(({ id }) => id === officeId);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        disabled={!office}
        {...(!isForNew && office && { 'aria-label': actionOn(messages.edit, office.name) })}
        onClick={() => setOpen(true)}
      >
        {isForNew ? <Bilingual {...pairs.addOffice} /> : messages.edit}
      </Button>
      {isOpen && office && <OfficeDialog office={office} startsNew={isForNew} onClose={() => setOpen(false)} />}
    </>
  );
}
