import type { ReactNode } from 'react';
import { limits } from 'shared-api/contract/limits';
import { ReasonRequest } from 'shared-api/contract/members/members.contract';
import { Dialog, DialogActions, Question } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SubmitButton, TextArea, useForm } from 'shared-ui/form';
import { messages } from './messages.ts';

type ReasonDialogProps = {
  act: string;
  /** The name or title of whom or what it is about. */
  of: string;
  /** Who will read the reason, and what else follows. */
  help: string;
  /** Once it is done, what the dialog is about is gone, and the dialog with it. */
  send: (reason: string) => Promise<unknown>;
  failureOf: (error: unknown) => string | undefined;
  onClose: () => void;
  /** What else follows, where that is known only once it is asked. */
  children?: ReactNode;
};

/** Asks for the reason that the person concerned will be told. */
export function ReasonDialog({ act, of, help, send, failureOf, onClose, children }: ReasonDialogProps) {
  const form = useForm(ReasonRequest, {
    send: ({ reason }) => send(reason),
    onSent: () => undefined,
    onFailed: failureOf,
  });
  return (
    <Dialog title={<Question act={act} of={of} />} open onClose={onClose}>
      <Form of={form}>
        {children}
        <FormField name="reason" label={messages.reason} help={help} missing={messages.reasonMissing}>
          <TextArea rows={4} max={limits.reason[1]} />
        </FormField>
        <FormOutcome />
        <DialogActions danger={<SubmitButton variant="danger">{act}</SubmitButton>} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
