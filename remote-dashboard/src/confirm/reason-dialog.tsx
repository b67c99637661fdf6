import { limits } from 'shared-api/contract/limits';
import { ReasonRequest } from 'shared-api/contract/members.contract';
import { Dialog } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SubmitButton, TextArea, useForm } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';

type ReasonDialogProps = {
  title: string;
  /** Who will read the reason. */
  help: string;
  confirm: string;
  /** Once it is done, what the dialog is about is gone, and the dialog with it. */
  send: (reason: string) => Promise<unknown>;
  failureOf: (error: unknown) => string | undefined;
  onClose: () => void;
};

/** Asks for the reason that the person concerned will be told. */
export function ReasonDialog({ title, help, confirm, send, failureOf, onClose }: ReasonDialogProps) {
  const form = useForm(ReasonRequest, {
    send: ({ reason }) => send(reason),
    onSent: () => undefined,
    onFailed: failureOf,
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form of={form}>
        <FormField name="reason" label={messages.reason} help={help} missing={messages.reasonMissing}>
          <TextArea rows={4} max={limits.reason[1]} />
        </FormField>
        <FormOutcome />
        <ButtonGroup>
          <SubmitButton>{confirm}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
