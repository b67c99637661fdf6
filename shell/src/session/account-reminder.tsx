import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Container } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** What a member should still do for its account; it refuses nothing, and can be put off until the next visit. */
export function AccountReminder({ member }: { member: PrivateMember }) {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <aside className="site-reminder" aria-label={messages.reminder}>
      <Container className="site-reminder-body">
        <p>{member.mustChangePassword ? messages.mustChangePassword : messages.mustConfirmEmail}</p>
        {member.mustChangePassword ? (
          <Link
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            to={`/organization/edit-profile/${member.id}`}
          >
            {messages.changePassword}
          </Link>
        ) : (
          <ResendConfirmation email={member.email} variant="outline" size="sm" />
        )}
        <Button variant="ghost" size="sm" onClick={() => setPutOff(true)}>
          {messages.later}
        </Button>
      </Container>
    </aside>
  );
}
