import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { FormMessage } from 'shared-ui/form';
import { Avatar, Badge, Bdi, Button, Ltr, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { messages } from './messages.ts';
import { refusalFailure, useApplicantAction } from './use-applicant-action.ts';

const About = ({ applicant }: { applicant: PrivateMember }) => (
  <dl className="ui-record-lines">
    <div>
      <dt>{messages.email}</dt>
      <dd>
        <Ltr>{applicant.email}</Ltr>
      </dd>
    </div>
    <div>
      <dt>{messages.office}</dt>
      <dd>
        <Bdi>{applicant.office.name}</Bdi>
      </dd>
    </div>
    <div>
      <dt>{messages.since}</dt>
      <dd>
        <RelativeTime iso={applicant.createdAt} />
      </dd>
    </div>
  </dl>
);

export function ApplicantCard({ applicant }: { applicant: PrivateMember }) {
  const [isRefusing, setRefusing] = useState(false);
  const { isPending, error, mutate, mutateAsync, reset } = useApplicantAction(applicant);
  const { name, avatar, emailConfirmed } = applicant;

  function close() {
    setRefusing(false);
    reset();
  }

  return (
    <li className="ui-record">
      <div className="ui-record-head">
        <Avatar name={name} src={avatar} />
        <strong>
          <Bdi>{name}</Bdi>
        </strong>
        <Badge tone={emailConfirmed ? 'accent' : 'neutral'}>
          {emailConfirmed ? messages.emailConfirmed : messages.emailNotConfirmed}
        </Badge>
      </div>
      <About applicant={applicant} />
      {error && !isRefusing && <FormMessage>{messages.approveFailed}</FormMessage>}
      <div className="ui-actions">
        <Button size="sm" aria-label={messages.approveName(name)} aria-busy={isPending} onClick={() => mutate({})}>
          {messages.approve}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={messages.refuseName(name)}
          disabled={isPending}
          onClick={() => setRefusing(true)}
        >
          {messages.refuse}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          title={messages.refuseTitle(name)}
          help={messages.refuseHelp}
          confirm={messages.refuseConfirm}
          send={(reason) => mutateAsync({ reason })}
          failureOf={refusalFailure}
          onClose={close}
        />
      )}
    </li>
  );
}
