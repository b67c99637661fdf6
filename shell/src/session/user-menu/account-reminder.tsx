import { useState } from 'react';
import { heldBackBy } from 'shared-api/contract/accounts/session.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Container } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { ResendConfirmation } from '../sign-up/resend-confirmation.tsx';

const dayMs = 24 * 60 * 60 * 1000;

function dueText(dueAt: string) {
  const left = Date.parse(dueAt) - Date.now();
  return left > 0 ? messages.secondFactorDue(Math.floor(left / dayMs)) : messages.secondFactorOverdue;
}

const pageLink = buttonClass({ variant: 'outline', size: 'sm' });

/** The most pressing thing that a member should do for its account. */
function reminderOf({ id, email, mustChangePassword, secondFactorDueAt }: PrivateMember) {
  if (mustChangePassword)
    return {
      text: messages.mustChangePassword,
      action: (
        <Link className={pageLink} to={pathTo.editProfile(id)}>
          {messages.changePassword}
        </Link>
      ),
    };
  if (secondFactorDueAt)
    return {
      text: dueText(secondFactorDueAt),
      action: (
        <Link className={pageLink} to={pathTo.security}>
          {messages.addSecondFactor}
        </Link>
      ),
    };
  return {
    text: messages.mustConfirmEmail,
    action: <ResendConfirmation email={email} variant="outline" size="sm" />,
  };
}

/** It can be put off until the next visit, but for what keeps staff from its work. */
export function AccountReminder({ member }: { member: PrivateMember }) {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  const { text, action } = reminderOf(member);
  return (
    <aside className="site-reminder" aria-label={messages.reminder}>
      <Container className="site-reminder-body">
        <p>{text}</p>
        {action}
        {!heldBackBy(member) && (
          <Button variant="ghost" size="sm" onClick={() => setPutOff(true)}>
            {messages.later}
          </Button>
        )}
      </Container>
    </aside>
  );
}
