import { limits } from 'shared-api/contract/limits';
import type { Member } from 'shared-api/contract/members.contract';
import { useFocusOnFirstNew } from 'shared-ui/focus';
import { PeopleRow } from 'shared-ui/people';
import { Button, EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MemberCard } from './member-card.tsx';
import { useMembersList } from './use-members-list.ts';

type MembersRowProps = {
  /** Names the row for those who do not see it. */
  label: string;
  wide: 'grid' | 'row';
  officeId: string;
  members: Member[];
  /** How many there are in all. */
  total: number;
};

export function MembersRow({ label, wide, officeId, members: first, total }: MembersRowProps) {
  const { members, hasMore, isBusy, showMore } = useMembersList(officeId, first, total);
  const { place, remember } = useFocusOnFirstNew<HTMLDivElement>(members.length, 'li:not([aria-hidden])');
  const goOn = () => {
    remember();
    void showMore();
  };
  if (members.length === 0) return <EmptyState title={messages.noMembers} text={messages.noMembersHint} />;
  return (
    <div ref={place}>
      <PeopleRow label={label} wide={wide} loopSeconds={limits.carouselLoopSeconds}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </PeopleRow>
      {hasMore && (
        <div className="ui-more">
          <Button variant="outline" size="sm" aria-busy={isBusy} onClick={goOn}>
            {isBusy ? messages.moreComing : messages.moreMembers(total - members.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
