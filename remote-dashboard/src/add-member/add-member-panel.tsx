import { useId, useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { FoldingPanel } from 'shared-ui/admin';
import { Bilingual, ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { pairs } from '../pairs.ts';
import { AddMemberForm } from './add-member-form.tsx';
import { type Added, AddedNote } from './added-note.tsx';

/** The button that unfolds the form, and the way to add many at once. Closing keeps what was typed. */
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
          <ButtonGroup>
            <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
              <Bilingual {...(isOpen ? pairs.closeForm : pairs.addMember)} />
            </Button>
            <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.dashboardImport}>
              {messages.import}
            </Link>
          </ButtonGroup>
        }
      >
        {wasOpened && <AddMemberForm onAdded={show} onCancel={() => setOpen(false)} />}
      </FoldingPanel>
      {added && <AddedNote added={added} onClose={() => setAdded(undefined)} />}
    </>
  );
}
