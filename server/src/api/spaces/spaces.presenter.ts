import type { SecretaryGeneral } from 'shared-api/contract/offices/spaces.contract';
import { avatarUrl } from '../../platform/pictures/picture-urls.ts';
import type { MemberRow } from '../members/members.presenter.ts';

/** The secretary-general's e-mail and phone are an office's, and public. */
export const toSecretaryGeneral = (row: MemberRow & { email: string; phone: string }): SecretaryGeneral => ({
  id: row.memberId,
  name: row.memberName,
  addressedAs: row.addressedAs,
  email: row.email,
  phone: row.phone,
  avatar: avatarUrl(row.avatarHash),
  bio: row.bio,
  about: row.about,
});
