import type { MemberReply, SecretaryGeneral } from 'shared-api/contract/spaces.contract';
import { avatarUrl } from '../../platform/pictures/picture-urls.ts';
import { type MemberRow, toMember } from '../members/members.presenter.ts';

/** The secretary-general's e-mail and phone are an office's, and public. */
export const toSecretaryGeneral = (row: MemberRow & { email: string; phone: string }): SecretaryGeneral => ({
  id: row.memberId,
  name: row.memberName,
  email: row.email,
  phone: row.phone,
  avatar: avatarUrl(row.avatarHash),
  bio: row.bio,
  about: row.about,
});

type ReachableRow = MemberRow & {
  email: string;
  phone: string;
  officeEmail: string | null;
  officePhone: string | null;
  showsContacts: boolean;
};

function contactOf({ role, email, phone, showsContacts, officeEmail, officePhone }: ReachableRow) {
  if (role === 'SG') return { email, phone };
  return showsContacts ? { email: officeEmail, phone: officePhone } : { email: null, phone: null };
}

export const toReachableMember = (row: ReachableRow): MemberReply => ({
  member: toMember(row),
  contact: contactOf(row),
});
