import type { Member } from 'shared-api/contract/members.contract';
import { roleLabel } from 'shared-api/contract/role-label';
import { PersonCard } from 'shared-ui/people';
import { Link } from 'shared-ui/router';
import { Bdi } from 'shared-ui/static';

type MemberCardProps = {
  member: Member;
  /** Of its link. */
  tabIndex?: -1 | undefined;
};

export const MemberCard = ({ member: { id, name, avatar, role }, tabIndex }: MemberCardProps) => (
  <PersonCard
    name={name}
    picture={avatar}
    title={
      <Link to={`/organization/members/${id}`} tabIndex={tabIndex}>
        <Bdi>{name}</Bdi>
      </Link>
    }
    detail={roleLabel(role)}
  />
);
