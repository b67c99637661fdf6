import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { RecordCard } from 'shared-ui/data-grid';
import { FormMessage } from 'shared-ui/form';
import { Bilingual } from 'shared-ui/layout';
import { Avatar, Badge, Bdi, Button, Ltr, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { pairs } from '../pairs.ts';
import { ApproveButton } from './approve-button.tsx';
import { messages } from './messages.ts';
import { refusalFailure, useApplicantAction } from './use-applicant-action.ts';

const linesOf = ({ email, office, createdAt }: PrivateMember) => [
  { head: messages.email, content: <Ltr>{email}</Ltr> },
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.since, content: <RelativeTime iso={createdAt} /> },
];

export function ApplicantCard({ applicant }: { applicant: PrivateMember }) {
  const [isRefusing, setRefusing] = useState(false);
  const { isPending, error, mutate, mutateAsync, reset } = useApplicantAction(applicant);
  const { name, avatar, emailConfirmed } = applicant;

  function close() {
    setRefusing(false);
    reset();
  }

  return (
    <RecordCard
      picture={<Avatar name={name} src={avatar} />}
      title={<Bdi>{name}</Bdi>}
      mark={
        <Badge tone={emailConfirmed ? 'accent' : 'neutral'}>
          {emailConfirmed ? messages.emailConfirmed : messages.emailNotConfirmed}
        </Badge>
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
            aria-label={messages.refuseName(name)}
            disabled={isPending}
            onClick={() => setRefusing(true)}
          >
            {messages.refuse}
          </Button>
        </>
      }
    >
      {error && !isRefusing && (
        <FormMessage>
          <Bilingual {...pairs.activateFailed} />
        </FormMessage>
      )}
      {isRefusing && (
        <ReasonDialog
          act={messages.refuseAct}
          of={name}
          help={messages.refuseHelp}
          send={(reason) => mutateAsync({ reason })}
          failureOf={refusalFailure}
          onClose={close}
        />
      )}
    </RecordCard>
  );
}
