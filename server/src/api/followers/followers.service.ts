import { setTimeout as pause } from 'node:timers/promises';
import type { FollowPurpose, FollowRequest } from 'shared-api/contract/offices/followers.contract';
import { retentionDays } from 'shared-api/contract/retention';
import { dayMs, serverLimits } from '../../limits.ts';
import { fieldSentence } from '../../messages.ts';
import { linkMailThrottle } from '../../platform/credentials/link-mail-throttle.ts';
import { idOfMailedToken, isMailedToken, toMailedToken } from '../../platform/credentials/mailed-token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { followerLinkExpired, validationFailed } from '../../platform/errors.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { confirmFollowing } from './followers.messages.ts';
import { followersRepository } from './followers.repository.ts';

const confirmWithinMs = retentionDays.unconfirmedFollowers * dayMs;

type Follower = NonNullable<Awaited<ReturnType<typeof followersRepository.find>>>;

export function followersService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const countRequest = linkMailThrottle(db, 'follow');

  /** Whose link it is. @throws Rejection 404 with `gone` where it works no more */
  async function get(token: string, purpose: FollowPurpose) {
    const id = idOfMailedToken(token);
    const follower = id && (await followersRepository.find(db, id));
    if (!follower || !isMailedToken(token, follower, purpose)) throw followerLinkExpired();
    return follower;
  }

  /** Does it to the follower whose link it is. @throws Rejection as `get` */
  async function actOnFollower(
    token: string,
    purpose: FollowPurpose,
    act: (transaction: Transaction, follower: Follower) => Promise<unknown>,
  ) {
    const follower = await get(token, purpose);
    await db.transaction().execute((transaction) => act(transaction, follower));
    return follower;
  }

  async function mailLink(to: string, { id: about, name: office }: { id: string; name: string }) {
    await db.transaction().execute(async (transaction) => {
      const follower = await followersRepository.request(transaction, about, to);
      const token = toMailedToken(follower, 'confirm');
      const expiresAt = new Date(follower.requestedAt.getTime() + confirmWithinMs);
      for (const { stopAllPath } of await recipients.choose(transaction, 'follow', [{ to, about }]))
        await mailsService.queue(transaction, { ...confirmFollowing({ to, office, token, expiresAt }), stopAllPath });
    });
  }

  return {
    /** Mails the link that confirms, also to an address that follows already: neither reply nor time tells which, nor whether. */
    async request({ email: to, office: officeId }: FollowRequest, address: string) {
      await countRequest(to, address);
      const office = await officesRepository.find(db, officeId);
      if (!office?.isActive) throw validationFailed({ office: fieldSentence('office', 'unknown') });
      await Promise.all([mailLink(to, office), pause(serverLimits.linkReplyMs)]);
    },

    get,
    confirm: (token: string) =>
      actOnFollower(token, 'confirm', (transaction, { id }) => followersRepository.confirm(transaction, id)),
    stop: (token: string) =>
      actOnFollower(token, 'stop', async (transaction, { id, officeId: about, email: to }) => {
        await followersRepository.remove(transaction, id);
        await recipients.allowNext(transaction, 'follow', { to, about });
      }),
  };
}
export type FollowersService = ReturnType<typeof followersService>;
