import { useState } from 'react';
import type { FactorsChangedReply } from 'shared-api/contract/accounts/factors.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { type OnFactorsChanged, useFactorsAction } from './use-factors-action.ts';

type RemoveButtonProps = {
  label: string;
  act: string;
  of?: string;
  text: string;
  send: () => Promise<FactorsChangedReply>;
  onChanged: OnFactorsChanged;
};

/** Takes a factor from the account, once that was confirmed. */
export function RemoveButton({ label, act, of = '', text, send, onChanged }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, mutate } = useFactorsAction(send, onChanged);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" size="sm" aria-description={of || act} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          act={act}
          of={of}
          isPending={isPending}
          onConfirm={() => {
            close(); // the window that may ask for the password comes in its place
            mutate();
          }}
          onClose={close}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
