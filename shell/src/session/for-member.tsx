import type { PrivateMember } from 'shared-api/contract/members.contract';
import { adoptCss } from 'shared-ui/styles.browser';
import reminderCss from './account-reminder.css';
import { AccountReminder } from './account-reminder.tsx';
import bellCss from './bell.css';
import { Bell } from './bell.tsx';
import { Reauthentication } from './reauthentication.tsx';

adoptCss(reminderCss);
adoptCss(bellCss);

const isComplete = ({ emailConfirmed, mustChangePassword, secondFactorDueAt }: PrivateMember) =>
  emailConfirmed && !mustChangePassword && !secondFactorDueAt;

/** What the frame has for members alone; visitors load nothing of it. */
export const ForMember = ({ member }: { member: PrivateMember }) => (
  <>
    {!isComplete(member) && <AccountReminder key={member.id} member={member} />}
    <Bell memberId={member.id} />
    <Reauthentication />
  </>
);
