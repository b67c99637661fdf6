import { limits } from 'shared-api/contract/limits';
import { ReasonRequest } from 'shared-api/contract/managed-members.contract';
import { Dialog } from 'shared-ui/dialog';
import { Form, FormField, FormMessage, SubmitButton, TextArea, useForm } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';

type ReasonDialogProps = {
  title: string;
  /** Who will read the reason. */
  help: string;
  confirm: string;
  isBusy: boolean;
  /** Why it was not done. */
  failure: string | undefined;
  onConfirm: (reason: string) => unknown;
  onClose: () => void;
};

/** Asks for the reason that the person concerned will be told. */
export function ReasonDialog({ title, help, confirm, isBusy, failure, onConfirm, onClose }: ReasonDialogProps) {
  const form = useForm(ReasonRequest, {
    send: async ({ reason }) => onConfirm(reason),
    onSent: () => undefined,
    onFailed: () => undefined,
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form of={form}>
        <FormField name="reason" label={messages.reason} help={help} missing={messages.reasonMissing}>
          <TextArea rows={4} max={limits.reason[1]} />
        </FormField>
        {failure && <FormMessage>{failure}</FormMessage>}
        <div className="ui-actions">
          <SubmitButton isPending={isBusy}>{confirm}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
