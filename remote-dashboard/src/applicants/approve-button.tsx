import { useState } from 'react';
import type { ActivateRequest, PrivateMember } from 'shared-api/contract/members/members.contract';
import { Button } from 'shared-ui/static';
import { UnconfirmedEmailDialog } from '../dialogs/unconfirmed-email-dialog.tsx';
import { messages } from './messages.ts';

type ApproveButtonProps = {
  applicant: PrivateMember;
  isPending: boolean;
  /** Calls `onSettled` when the answer is there. */
  approve: (decision: ActivateRequest, onSettled?: () => void) => void;
};

export function ApproveButton({ applicant, isPending, approve }: ApproveButtonProps) {
  const { name, emailConfirmed } = applicant;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={messages.approveName(name)}
        aria-busy={isPending}
        onClick={() => (emailConfirmed ? approve({}) : setAsking(true))}
      >
        {messages.approve}
      </Button>
      {isAsking && (
        <UnconfirmedEmailDialog
          member={applicant}
          act={messages.approve}
          isPending={isPending}
          onConfirm={() => approve({ confirmUnproven: true }, close)}
          onClose={close}
        />
      )}
    </>
  );
}
