import { useState } from 'react';
import { fetchMembersOf } from 'shared-api/client/members.client';
import { limits } from 'shared-api/contract/limits';
import type { Member } from 'shared-api/contract/members/members.contract';
import { roleLabel } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { MoreForm, useMore } from 'shared-ui/lists';
import { PeopleRow, PersonCard } from 'shared-ui/people';
import { Link } from 'shared-ui/router';
import { Bdi, EmptyState, notify } from 'shared-ui/static';
import { useLongerPage } from '../loaders/page-limit.ts';
import { messages } from '../messages.ts';

type MemberCardProps = {
  member: Member;
  /** Of its link. */
  tabIndex?: -1 | undefined;
};

const MemberCard = ({ member, tabIndex }: MemberCardProps) => (
  <PersonCard
    name={member.name}
    picture={largeAvatar(member.avatar)}
    title={
      <Link to={pathTo.member(member.id)} tabIndex={tabIndex}>
        <Bdi>{member.name}</Bdi>
      </Link>
    }
    detail={roleLabel(member)}
  />
);

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
  const [rest, setRest] = useState<Member[]>([]);
  const members = [...first, ...rest];
  const { place, isPending, showMore } = useMore<HTMLDivElement>({
    count: members.length,
    cards: 'li',
    load: async () =>
      setRest([...rest, ...(await fetchMembersOf(officeId, { cursor: members.at(-1)?.id ?? '' })).items]),
    onFailed: () => notify.failure(messages.moreFailed),
  });
  const longerPage = useLongerPage(members.length);
  if (members.length === 0) return <EmptyState title={messages.noMembers} text={messages.noMembersHint} />;
  return (
    <div ref={place}>
      <PeopleRow label={label} wide={wide} loopSeconds={limits.carouselLoopSeconds}>
        {(tabIndex) => members.map((member) => <MemberCard key={member.id} member={member} tabIndex={tabIndex} />)}
      </PeopleRow>
      {members.length < total && (
        <MoreForm
          fields={longerPage}
          onMore={showMore}
          isPending={isPending}
          label={messages.moreMembers(total - members.length)}
          pendingLabel={messages.moreComing}
          size="sm"
        />
      )}
    </div>
  );
}
