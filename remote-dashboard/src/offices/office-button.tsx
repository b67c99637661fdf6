import { useState } from 'react';
import { Bilingual } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { actionOn } from '../lists/action-on.ts';
import { pairs } from '../pairs.ts';
import { messages } from './messages.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { useOffices } from './use-offices.ts';

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
