import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from 'shared-api/contract/query.contract';

type Follower = { id: string; secret: string };
export type FollowPurpose = 'confirm' | 'stop';

const macOf = ({ secret }: Follower, purpose: FollowPurpose) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** What a mailed link carries: the same in every mail to this follower, and worth nothing once its row is gone. */
export const toFollowToken = (follower: Follower, purpose: FollowPurpose) =>
  `${follower.id}.${macOf(follower, purpose)}`;

/** The follower that a token names; whether it is genuine, its secret tells. */
export function toFollowerId(token: string) {
  const [id = ''] = token.split('.', 1);
  return isId(id) ? id : undefined;
}

export function isFollowToken(token: string, follower: Follower, purpose: FollowPurpose) {
  const given = Buffer.from(token);
  const expected = Buffer.from(toFollowToken(follower, purpose));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
