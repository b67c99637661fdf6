import { useId, useState } from 'react';
import { FoldingPanel } from 'shared-ui/admin';
import { Button } from 'shared-ui/static';
import { AddMemberForm } from './add-member-form.tsx';
import { messages } from './messages.ts';

/** The button that unfolds the form. Closing keeps what was typed. */
export function AddMemberPanel({ onAdded }: { onAdded: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function toggle() {
    setOpened(true);
    setOpen(!isOpen);
  }

  return (
    <FoldingPanel
      id={id}
      isOpen={isOpen}
      button={
        <Button lang="en" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? messages.close : messages.open}
        </Button>
      }
    >
      {wasOpened && <AddMemberForm onAdded={onAdded} onCancel={() => setOpen(false)} />}
    </FoldingPanel>
  );
}
