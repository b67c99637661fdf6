import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { FoldingRecord } from 'shared-ui/data-grid';
import { FormMessage } from 'shared-ui/form';
import { Bilingual } from 'shared-ui/layout';
import { Avatar, Badge, Bdi, Button, Ltr, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { pairs } from '../pairs.ts';
import { ApproveButton } from './approve-button.tsx';
import { messages } from './messages.ts';
import { rejectionFailure, useApplicantAction } from './use-applicant-action.ts';

const linesOf = ({ email, office, createdAt }: PrivateMember) => [
  { head: messages.email, content: <Ltr>{email}</Ltr> },
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.since, content: <RelativeTime iso={createdAt} /> },
];

export function ApplicantCard({ applicant }: { applicant: PrivateMember }) {
  const [isRejecting, setRejecting] = useState(false);
  const { isPending, error, mutate, mutateAsync, reset } = useApplicantAction(applicant);
  const { name, avatar, emailConfirmed } = applicant;

  function close() {
    setRejecting(false);
    reset();
  }

  return (
    <FoldingRecord
      picture={<Avatar name={name} src={avatar} />}
      title={<Bdi>{name}</Bdi>}
      mark={
        <Badge tone={emailConfirmed ? 'accent' : 'neutral'}>
          {emailConfirmed ? messages.emailConfirmed : messages.emailNotConfirmed}
        </Badge>
      }
      line={
        <>
          <Bdi>{applicant.office.name}</Bdi> · <RelativeTime iso={applicant.createdAt} />
        </>
      }
      lines={linesOf(applicant)}
      actions={
        <>
          <ApproveButton
            applicant={applicant}
            isPending={isPending}
            approve={(decision, onSettled = () => undefined) => mutate(decision, { onSettled })}
          />
          <Button
            variant="danger"
            size="sm"
            aria-label={messages.rejectName(name)}
            disabled={isPending}
            onClick={() => setRejecting(true)}
          >
            {messages.reject}
          </Button>
        </>
      }
    >
      {error && !isRejecting && (
        <FormMessage>
          <Bilingual {...pairs.activateFailed} />
        </FormMessage>
      )}
      {isRejecting && (
        <ReasonDialog
          act={messages.rejectAction}
          of={name}
          help={messages.rejectHelp}
          send={(reason) => mutateAsync({ reason })}
          failureOf={rejectionFailure}
          onClose={close}
        />
      )}
    </FoldingRecord>
  );
}
