import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { island } from 'shared-ui/static';
import { useLoaded } from '../loaders/use-loaded.ts';

export const PendingEmailCallout = island(() =>
  import('./pending-email-callout.tsx').then((module) => module.PendingEmailCallout),
);

type PendingEmailProps = { member: PrivateMember; onWithdrawn: (member: PrivateMember) => void };

/** The address that a member asked for and has not confirmed yet; hardly anybody has one, so it loads when it is needed. */
export function PendingEmail({ member, onWithdrawn }: PendingEmailProps) {
  const { pendingEmail } = member;
  const Callout = useLoaded('the address that waits', PendingEmailCallout.preload, pendingEmail !== null);
  return pendingEmail && Callout && <Callout member={member} pendingEmail={pendingEmail} onWithdrawn={onWithdrawn} />;
}
