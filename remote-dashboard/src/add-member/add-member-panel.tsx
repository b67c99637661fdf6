import { useId, useState } from 'react';
import { FoldingPanel } from 'shared-ui/desk';
import { Button } from 'shared-ui/static';
import { AddMemberForm } from './add-member-form.tsx';
import { messages } from './messages.ts';

/** The button that unfolds the form. Closing keeps what was typed; cancelling, and success, begin anew. What was typed since it was sent stays. */
export function AddMemberPanel({ onAdded }: { onAdded: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [turn, setTurn] = useState(0);
  const begin = () => setTurn(turn + 1);

  function toggle() {
    setOpened(true);
    setOpen(!isOpen);
  }
  function cancel() {
    setOpen(false);
    begin();
  }
  function added(isAsSent: boolean) {
    if (isAsSent) begin();
    onAdded();
  }

  return (
    <div className="ui-add">
      <Button lang="en" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {isOpen ? messages.close : messages.open}
      </Button>
      <FoldingPanel id={id} isOpen={isOpen}>
        {wasOpened && <AddMemberForm key={turn} onAdded={added} onCancel={cancel} />}
      </FoldingPanel>
    </div>
  );
}
