import { useState } from 'react';
import type { FactorsChangedReply } from 'shared-api/contract/factors.contract';
import { Dialog } from 'shared-ui/dialog';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { type OnFactorsChanged, useFactorsAction } from './use-factors-action.ts';

type RemoveButtonProps = {
  label: string;
  title: string;
  text: string;
  send: () => Promise<FactorsChangedReply>;
  onChanged: OnFactorsChanged;
};

/** Takes a factor from the account, once that was confirmed. */
export function RemoveButton({ label, title, text, send, onChanged }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, mutate } = useFactorsAction(send, onChanged);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-description={title} onClick={() => setOpen(true)}>
        <Text as="span" tone="danger">
          {label}
        </Text>
      </Button>
      {isOpen && (
        <Dialog title={title} open onClose={close}>
          <Text>{text}</Text>
          <ButtonGroup>
            <Button variant="outline" onClick={close}>
              {messages.cancel}
            </Button>
            <Button
              variant="danger"
              disabled={isPending}
              onClick={() => {
                close(); // the window that may ask for the password comes in its place
                mutate();
              }}
            >
              {label}
            </Button>
          </ButtonGroup>
        </Dialog>
      )}
    </>
  );
}
