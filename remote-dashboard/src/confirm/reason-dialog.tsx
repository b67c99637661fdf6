import { type SubmitEvent, useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { visibleLength } from 'shared-api/contract/text.contract';
import { Dialog } from 'shared-ui/dialog';
import { FormField, FormMessage, SubmitButton, TextArea } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { messages as formMessages } from '../forms/messages.ts';
import { messages } from './messages.ts';

type ReasonDialogProps = {
  title: string;
  /** Who will read the reason. */
  help: string;
  confirm: string;
  isBusy: boolean;
  /** Why it was not done. */
  failure: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

function faultOf(reason: string) {
  if (reason === '') return messages.reasonMissing;
  return visibleLength(reason) > limits.reason[1] ? formMessages.tooLong(limits.reason[1]) : undefined;
}

/** Asks for the reason that the person concerned will be told. */
export function ReasonDialog({ title, help, confirm, isBusy, failure, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = faultOf(reason.trim());
    setFault(found);
    if (!found && !isBusy) onConfirm(reason);
  }

  return (
    <Dialog title={title} open onClose={onClose}>
      <form className="ui-form" noValidate onSubmit={submit}>
        <FormField label={messages.reason} help={help} error={fault} isRequired>
          <TextArea
            name="reason"
            rows={4}
            most={limits.reason[1]}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormField>
        {failure && <FormMessage>{failure}</FormMessage>}
        <div className="ui-actions">
          <SubmitButton isBusy={isBusy}>{confirm}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
