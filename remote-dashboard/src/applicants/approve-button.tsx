import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Bdi, Button, Ltr } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';

type ApproveButtonProps = {
  applicant: PrivateMember;
  isPending: boolean;
  /** Calls `onSettled` when the answer is there. */
  approve: (onSettled?: () => void) => void;
};

/** Lets somebody in; whose e-mail may be another's is let in after a second decision only. */
export function ApproveButton({ applicant: { name, email, emailConfirmed }, isPending, approve }: ApproveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={messages.approveName(name)}
        aria-busy={isPending}
        onClick={() => (emailConfirmed ? approve() : setAsking(true))}
      >
        {messages.approve}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.approveName(name)}
          variant="solid"
          confirm={messages.approveAnyway}
          isPending={isPending}
          onConfirm={() => approve(close)}
          onClose={close}
        >
          {messages.emailUnproven.before} <Bdi>{name}</Bdi> {messages.emailUnproven.between} <Ltr>{email}</Ltr>{' '}
          {messages.emailUnproven.after}
        </ConfirmDialog>
      )}
    </>
  );
}
