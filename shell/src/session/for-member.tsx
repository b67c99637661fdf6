import type { PrivateMember } from 'shared-api/contract/members.contract';
import { adoptCss } from 'shared-ui/styles.browser';
import css from './account-reminder.css';
import { AccountReminder } from './account-reminder.tsx';
import { Reauthentication } from './reauthentication.tsx';

adoptCss(css);

const isComplete = ({ emailConfirmed, mustChangePassword, secondFactorDueAt }: PrivateMember) =>
  emailConfirmed && !mustChangePassword && !secondFactorDueAt;

/** What the frame has for members alone; visitors load nothing of it. */
export const ForMember = ({ member }: { member: PrivateMember }) => (
  <>
    {!isComplete(member) && <AccountReminder key={member.id} member={member} />}
    <Reauthentication />
  </>
);
