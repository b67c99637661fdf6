import { useId, useState } from 'react';
import { FoldingPanel } from 'shared-ui/admin';
import { Bilingual } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { pairs } from '../pairs.ts';
import { AddMemberForm } from './add-member-form.tsx';
import { type Added, AddedNote } from './added-note.tsx';

/** The button that unfolds the form. Closing keeps what was typed. */
export function AddMemberPanel({ onAdded }: { onAdded: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [added, setAdded] = useState<Added>();

  function toggle() {
    setOpened(true);
    setOpen(!isOpen);
  }

  function show(member: Added) {
    setAdded(member);
    onAdded();
  }

  return (
    <>
      <FoldingPanel
        id={id}
        isOpen={isOpen}
        button={
          <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <Bilingual {...(isOpen ? pairs.closeForm : pairs.addMember)} />
          </Button>
        }
      >
        {wasOpened && <AddMemberForm onAdded={show} onCancel={() => setOpen(false)} />}
      </FoldingPanel>
      {added && <AddedNote added={added} onClose={() => setAdded(undefined)} />}
    </>
  );
}
