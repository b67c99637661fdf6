import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { FormMessage } from 'shared-ui/form';
import { Avatar, Badge, Bdi, Button, Ltr, RelativeTime } from 'shared-ui/static';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { messages } from './messages.ts';
import { useApplicantAction } from './use-applicant-action.ts';

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
  const { isPending, failure, mutate, reset } = useApplicantAction(applicant);
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
      {failure && !isRefusing && <FormMessage>{failure}</FormMessage>}
      <div className="ui-actions">
        <Button size="sm" aria-label={messages.approveName(name)} aria-busy={isPending} onClick={() => mutate({})}>
          {messages.approve}
        </Button>
        <Button variant="outline" size="sm" aria-label={messages.refuseName(name)} onClick={() => setRefusing(true)}>
          {messages.refuse}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          title={messages.refuseTitle(name)}
          help={messages.refuseHelp}
          confirm={messages.refuseConfirm}
          isBusy={isPending}
          failure={failure}
          onConfirm={(reason) => mutate({ reason })}
          onClose={close}
        />
      )}
    </li>
  );
}
