import * as v from 'valibot';
import { MailedToken } from '../accounts/account.contract.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { Id } from '../wire/query.contract.ts';
import { OfficeName } from './offices.contract.ts';

/** POST /followers: a visitor asks to be mailed of each new post of an office. */
export const FollowRequest = v.object({ email: EmailAddress, office: Id });
export type FollowRequest = v.InferOutput<typeof FollowRequest>;

/** POST /followers/confirm and /followers/stop: as a mail brought it; `t` is also its name in the address of the link. */
export const FollowerToken = v.object({ t: MailedToken });

/** What a link of a mail to a follower is for. */
export const FollowPurpose = v.picklist(['confirm', 'stop']);
export type FollowPurpose = v.InferOutput<typeof FollowPurpose>;

/** GET /followers/link. */
export const FollowerLinkQuery = v.object({ ...FollowerToken.entries, purpose: FollowPurpose });

/** The office that a link is about, and whether it is followed already. */
export const FollowerLink = v.object({ office: OfficeName, isConfirmed: v.boolean() });
export type FollowerLink = v.InferOutput<typeof FollowerLink>;

/** What a follower is told; `office` is the id of the one that it follows, or followed. */
export const FollowerReply = v.object({ message: v.string(), office: v.string() });
export type FollowerReply = v.InferOutput<typeof FollowerReply>;
