import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';

export function MoveButton({ member }: { member: PrivateMember }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-description={member.name} onClick={() => setOpen(true)}>
        {messages.move}
      </Button>
      {isOpen && <MoveDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
