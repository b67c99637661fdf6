import { limits } from 'shared-api/contract/limits';
import type { Member } from 'shared-api/contract/members.contract';
import { PeopleRow } from 'shared-ui/people';
import { EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MemberCard } from './member-card.tsx';

type MembersRowProps = {
  /** Names the row for those who do not see it. */
  label: string;
  wide: 'grid' | 'row';
  members: Member[];
};

export function MembersRow({ label, wide, members }: MembersRowProps) {
  if (members.length === 0) return <EmptyState title={messages.noMembers} text={messages.noMembersHint} />;
  return (
    <PeopleRow label={label} wide={wide} loopSeconds={limits.carouselLoopSeconds}>
      {members.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </PeopleRow>
  );
}
