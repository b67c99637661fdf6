import type { Member } from 'shared-api/contract/members.contract';
import { roleLabel } from 'shared-api/contract/role-label';
import { PersonCard } from 'shared-ui/people';
import { Link } from 'shared-ui/router';
import { Bdi } from 'shared-ui/static';

export const MemberCard = ({ member: { id, name, avatar, role } }: { member: Member }) => (
  <PersonCard
    name={name}
    picture={avatar}
    title={
      <Link to={`/organization/members/${id}`}>
        <Bdi>{name}</Bdi>
      </Link>
    }
    detail={roleLabel(role)}
  />
);
