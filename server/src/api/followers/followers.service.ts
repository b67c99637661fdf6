import type { FollowRequest } from 'shared-api/contract/followers.contract';
import { limits } from 'shared-api/contract/limits';
import { retentionDays } from 'shared-api/contract/retention';
import { fieldSentence } from '../../messages.ts';
import { emailKey } from '../../platform/credentials/email-key.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { validationFailed } from '../../platform/errors.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { type FollowPurpose, isFollowToken, toFollowerId, toFollowToken } from './follow-token.ts';
import { confirmFollowing } from './followers.messages.ts';
import { followersRepository } from './followers.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const confirmWithinMs = retentionDays.unconfirmedFollowers * dayMs;

/** Nobody fills another's mailbox by way of the form. */
function followThrottle(db: Db) {
  const minutes = limits.linkMailWindowMinutes;
  const forEmail = rateLimiter(db, { name: 'follow-email', points: limits.linkMailsForEmail, minutes });
  const fromAddress = rateLimiter(db, { name: 'follow-address', points: limits.linkMailsFromAddress, minutes });
  return async (email: string, address: string) => {
    await countUse(fromAddress, addressKey(address));
    await countUse(forEmail, emailKey(email));
  };
}

export function followersService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const countRequest = followThrottle(db);

  async function findBy(token: string, purpose: FollowPurpose) {
    const id = toFollowerId(token);
    const follower = id && (await followersRepository.find(db, id));
    return follower && isFollowToken(token, follower, purpose) ? follower : undefined;
  }

  /** Does it to the follower whose link it is. @returns undefined where there is none */
  async function actOnFollower(
    token: string,
    purpose: FollowPurpose,
    act: (transaction: Transaction, id: string) => Promise<unknown>,
  ) {
    const follower = await findBy(token, purpose);
    if (follower) await db.transaction().execute((transaction) => act(transaction, follower.id));
    return follower;
  }

  return {
    listOffices: () => officesRepository.listActive(db),

    /** Mails the link that confirms, also to an address that follows already: neither reply nor time tells which. */
    async request({ email: to, office: officeId }: FollowRequest, address: string) {
      await countRequest(to, address);
      const office = await officesRepository.find(db, officeId);
      if (!office?.isActive) throw validationFailed({ office: fieldSentence('office', 'unknown') });
      await db.transaction().execute(async (transaction) => {
        const follower = await followersRepository.ask(transaction, office.id, to);
        const token = toFollowToken(follower, 'confirm');
        const expiresAt = new Date(follower.requestedAt.getTime() + confirmWithinMs);
        await mailsService.queue(transaction, confirmFollowing({ to, office: office.name, token, expiresAt }));
      });
    },

    find: findBy,
    confirm: (token: string) => actOnFollower(token, 'confirm', followersRepository.confirm),
    stop: (token: string) => actOnFollower(token, 'stop', followersRepository.remove),
  };
}
export type FollowersService = ReturnType<typeof followersService>;
