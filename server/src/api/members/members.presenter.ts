import type { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import type {
  Member,
  MemberReply,
  PrivateMember,
  Role,
  SocialLinks,
} from 'shared-api/contract/members/members.contract';
import { hasPublicContacts } from 'shared-api/contract/members/members.policy';
import type { OfficeKind } from 'shared-api/contract/offices/offices.contract';
import { rowOf, showsBesides } from '../../platform/changes/shown.ts';
import { avatarUrl, coverUrl } from '../../platform/pictures/picture-urls.ts';

/** A row of `memberColumns`. */
export type MemberRow = {
  memberId: string;
  memberName: string;
  role: Role;
  addressedAs: FormOfAddress;
  avatarHash: string | null;
  bio: string;
  about: string;
  description: string;
  sociallinks: SocialLinks;
  officeId: string;
  officeName: string;
  officeKind: OfficeKind;
  officeCoverHash: string | null;
  officeIsActive: boolean;
};

/** A row of `memberColumns` and `privateMemberColumns`. */
type PrivateMemberRow = MemberRow & {
  email: string;
  phone: string;
  isActive: boolean;
  isEmailConfirmed: boolean;
  /** Only where the member itself is answered: nobody has proven that it is its own. */
  pendingEmail?: string | null;
  mustChangePassword: boolean;
  secondFactorDueAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  version: number;
};

export function toMember(row: MemberRow): Member {
  showsBesides(rowOf('members', row.memberId), rowOf('offices', row.officeId));
  return {
    id: row.memberId,
    _id: row.memberId,
    name: row.memberName,
    role: row.role,
    addressedAs: row.addressedAs,
    avatar: avatarUrl(row.avatarHash),
    office: {
      id: row.officeId,
      name: row.officeName,
      kind: row.officeKind,
      cover: coverUrl(row.officeCoverHash, 'small'),
      isActive: row.officeIsActive,
    },
    bio: row.bio,
    about: row.about,
    description: row.description,
    sociallinks: row.sociallinks,
  };
}

export const toPrivateMember = (row: PrivateMemberRow): PrivateMember => ({
  ...toMember(row),
  email: row.email,
  phone: row.phone,
  Active: row.isActive,
  emailConfirmed: row.isEmailConfirmed,
  pendingEmail: row.pendingEmail ?? null,
  mustChangePassword: row.mustChangePassword,
  secondFactorDueAt: row.secondFactorDueAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  version: row.version,
});

type ReachableRow = MemberRow & {
  email: string;
  phone: string;
  officeEmail: string | null;
  officePhone: string | null;
  officeAddress: string | null;
  officeHours: string | null;
  showsContacts: boolean;
};

function contactOf(row: ReachableRow) {
  const none = { email: null, phone: null, address: null, hours: null };
  if (hasPublicContacts(row)) return { ...none, email: row.email, phone: row.phone };
  if (!row.showsContacts) return none;
  return { email: row.officeEmail, phone: row.officePhone, address: row.officeAddress, hours: row.officeHours };
}

export const toReachableMember = (row: ReachableRow): MemberReply => ({
  member: toMember(row),
  contact: contactOf(row),
});
