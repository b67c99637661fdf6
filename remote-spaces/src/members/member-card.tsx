import type { Member } from 'shared-api/contract/members/members.contract';
import { roleLabel } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import { PersonCard } from 'shared-ui/people';
import { Link } from 'shared-ui/router';
import { Bdi } from 'shared-ui/static';

type MemberCardProps = {
  member: Member;
  /** Of its link. */
  tabIndex?: -1 | undefined;
};

export const MemberCard = ({ member, tabIndex }: MemberCardProps) => (
  <PersonCard
    name={member.name}
    picture={member.avatar}
    title={
      <Link to={pathTo.member(member.id)} tabIndex={tabIndex}>
        <Bdi>{member.name}</Bdi>
      </Link>
    }
    detail={roleLabel(member)}
  />
);
