import { resendConfirmation } from 'shared-api/client/account.client';
import { updateProfile } from 'shared-api/client/profile.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { CacheProvider, useAction } from 'shared-api/query';
import { Callout } from 'shared-ui/callout';
import { ButtonGroup } from 'shared-ui/layout';
import { Button, notify } from 'shared-ui/static';
import { explainFailure } from '../submission/explain-failure.ts';
import { profileMessages as messages } from './messages.ts';

type PendingEmailCalloutProps = {
  member: PrivateMember;
  pendingEmail: string;
  /** With the member as it is then. */
  onWithdrawn: (member: PrivateMember) => void;
};

const onError = (error: Error) => notify.failure(explainFailure(error, messages.pendingEmailFailed));

/** The present address again takes the other one back; what is not sent stays as it is. */
function withdrawEmail({ id, name, email }: PrivateMember) {
  const fields = new FormData();
  fields.set('name', name);
  fields.set('email', email);
  return updateProfile(id, fields);
}

function WaitingEmail({ member, pendingEmail, onWithdrawn }: PendingEmailCalloutProps) {
  const resend = useAction({
    mutationFn: () => resendConfirmation(pendingEmail),
    onSuccess: ({ message }) => notify.success(message),
    onError,
  });
  const withdraw = useAction({
    mutationFn: () => withdrawEmail(member),
    onSuccess({ message, member: saved }) {
      notify.success(message);
      onWithdrawn(saved);
    },
    onError,
  });
  return (
    <Callout label={messages.pendingEmail.label}>
      <p>{messages.pendingEmail.hint(pendingEmail, member.email)}</p>
      <ButtonGroup>
        <Button variant="outline" size="sm" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {messages.resendLink}
        </Button>
        <Button variant="ghost" size="sm" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {messages.withdrawEmail}
        </Button>
      </ButtonGroup>
    </Callout>
  );
}

/** What waits, and what the member can do about it. */
export const PendingEmailCallout = (props: PendingEmailCalloutProps) => (
  <CacheProvider viewerId={props.member.id}>
    <WaitingEmail {...props} />
  </CacheProvider>
);
