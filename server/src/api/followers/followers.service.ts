import { setTimeout as pause } from 'node:timers/promises';
import type { FollowRequest } from 'shared-api/contract/offices/followers.contract';
import { retentionDays } from 'shared-api/contract/retention';
import { dayMs, serverLimits } from '../../limits.ts';
import { fieldSentence } from '../../messages.ts';
import { linkMailThrottle } from '../../platform/credentials/link-mail-throttle.ts';
import { idOfMailedToken, isMailedToken, toMailedToken } from '../../platform/credentials/mailed-token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { confirmFollowing } from './followers.messages.ts';
import { followersRepository } from './followers.repository.ts';

const confirmWithinMs = retentionDays.unconfirmedFollowers * dayMs;

type FollowPurpose = 'confirm' | 'stop';
type Follower = NonNullable<Awaited<ReturnType<typeof followersRepository.find>>>;

export function followersService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const countRequest = linkMailThrottle(db, 'follow');

  async function findBy(token: string, purpose: FollowPurpose) {
    const id = idOfMailedToken(token);
    const follower = id && (await followersRepository.find(db, id));
    return follower && isMailedToken(token, follower, purpose) ? follower : undefined;
  }

  /** Does it to the follower whose link it is. @returns undefined where there is none */
  async function actOnFollower(
    token: string,
    purpose: FollowPurpose,
    act: (transaction: Transaction, follower: Follower) => Promise<unknown>,
  ) {
    const follower = await findBy(token, purpose);
    if (follower) await db.transaction().execute((transaction) => act(transaction, follower));
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
    listOffices: () => officesRepository.listActive(db),

    /** Mails the link that confirms, also to an address that follows already: neither reply nor time tells which, nor whether. */
    async request({ email: to, office: officeId }: FollowRequest, address: string) {
      await countRequest(to, address);
      const office = await officesRepository.find(db, officeId);
      if (!office?.isActive) throw validationFailed({ office: fieldSentence('office', 'unknown') });
      await Promise.all([mailLink(to, office), pause(serverLimits.linkReplyMs)]);
    },

    find: findBy,
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
