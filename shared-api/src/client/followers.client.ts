import { http } from 'shared-api/client/http';
import type {
  FollowerLink,
  FollowerReply,
  FollowPurpose,
  FollowRequest,
} from '../contract/offices/followers.contract.ts';

/** Mails a link that confirms. @throws ApiError 400 with `fields`, 429 */
export const requestFollowing = async (request: FollowRequest) =>
  (await http()).post('followers', { json: request }).json<{ message: string }>();

/** What the link of a mail is about. @throws ApiError 400, 404 with `gone` where it works no more */
export const fetchFollowerLink = async (t: string, purpose: FollowPurpose, signal?: AbortSignal) =>
  (await http())
    .get('followers/link', { searchParams: { t, purpose }, ...(signal && { signal }) })
    .json<FollowerLink>();

/** By the token of a mailed link. @throws ApiError 400, 404 with `gone` */
export const confirmFollowing = async (t: string) =>
  (await http()).post('followers/confirm', { json: { t } }).json<FollowerReply>();

/** Erases the follower. @throws ApiError 400, 404 with `gone` */
export const stopFollowing = async (t: string) =>
  (await http()).post('followers/stop', { json: { t } }).json<FollowerReply>();
