import { lazy, Suspense } from 'react';
import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { CacheProvider } from 'shared-api/query';
import { useLocation } from 'shared-ui/router';
import { adoptCss } from 'shared-ui/styles.browser';
import { Reauthentication } from '../reauthentication/reauthentication.tsx';
import reminderCss from '../user-menu/account-reminder.css';
import { AccountReminder } from '../user-menu/account-reminder.tsx';
import bellCss from '../user-menu/bell.css';
import { Bell } from '../user-menu/bell.tsx';

adoptCss(reminderCss);
adoptCss(bellCss);

const isComplete = ({ emailConfirmed, mustChangePassword, secondFactorDueAt }: PrivateMember) =>
  emailConfirmed && !mustChangePassword && !secondFactorDueAt;

const Zones = lazy(() => import('../../zones/zones.tsx').then((module) => ({ default: module.Zones })));

type ForMemberProps = {
  member: PrivateMember;
  /** Which build renders the page; undefined where the shell does. */
  frontEnd: string | undefined;
};

/** What the frame has for members alone; visitors load nothing of it. */
export function ForMember({ member, frontEnd }: ForMemberProps) {
  const hasZones = new URLSearchParams(useLocation().search).has('zones') && canSeeFrontEnds(toSessionMember(member));
  return (
    <>
      {!isComplete(member) && <AccountReminder key={member.id} member={member} />}
      <Bell memberId={member.id} />
      <Reauthentication />
      {hasZones && (
        <Suspense fallback={null}>
          <CacheProvider viewerId={member.id}>
            <Zones frontEnd={frontEnd} />
          </CacheProvider>
        </Suspense>
      )}
    </>
  );
}
