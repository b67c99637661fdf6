import { useState } from 'react';
import { Button } from 'shared-ui/static';
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
        {...(isForNew && { lang: 'en' })}
        onClick={() => setOpen(true)}
      >
        {isForNew ? messages.add : messages.edit}
      </Button>
      {isOpen && office && <OfficeDialog office={office} startsNew={isForNew} onClose={() => setOpen(false)} />}
    </>
  );
}
