import { ECDH } from 'node:crypto';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import {
  type PushSubscriptionRequest,
  type QuietHours,
  usualQuietHours,
} from 'shared-api/contract/notifications/push.contract';
import { serverLimits } from '../../limits.ts';
import { fieldSentence } from '../../messages.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Db } from '../../platform/database/db.ts';
import { unauthenticated, validationFailed } from '../../platform/errors.ts';
import { pushRepository } from './push.repository.ts';
import { pushDeliveriesRepository } from './push-deliveries.repository.ts';
import { vapidKeys } from './vapid-keys.repository.ts';

type Parts = { db: Db; fakePushService?: string | undefined };

/** What comes of a browser is at https, on its usual port, and below a name; where the name leads is checked at each sending. */
function isPushService(endpoint: string, fake: string | undefined) {
  const { protocol, port, username, password, hostname, origin } = new URL(endpoint);
  if (origin === fake) return true;
  const isNamed = /[a-z]$/.test(hostname) && hostname.includes('.');
  return protocol === 'https:' && port === '' && !username && !password && isNamed;
}

/** Nothing can be encrypted for a key that is no point of the curve. */
function isKey(p256dh: string) {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed').length > 0;
  } catch {
    return false; // this is how the platform says so
  }
}

export function pushService({ db, fakePushService }: Parts) {
  const read = async (token: string) =>
    (await pushRepository.find(db, hashOfToken(token))) ?? { endpoint: null, topics: [] };

  return {
    key: async () => ({ key: (await vapidKeys(db)).publicKey }),

    read,

    /** @throws Rejection 400 for an endpoint that is no push service, or a key that is none; 401 where the session ended meanwhile */
    async subscribe({ id }: Viewer, token: string, subscription: PushSubscriptionRequest) {
      if (!isPushService(subscription.endpoint, fakePushService))
        throw validationFailed({ endpoint: fieldSentence('endpoint', 'bad_endpoint') });
      if (!isKey(subscription.keys.p256dh)) throw validationFailed({ keys: fieldSentence('keys', 'bad_key') });
      await db.transaction().execute(async (transaction) => {
        if (!(await pushRepository.lockSession(transaction, hashOfToken(token)))) throw unauthenticated();
        await pushRepository.save(transaction, { ...subscription, memberId: id, sessionHash: hashOfToken(token) });
        await pushRepository.removeBeyond(transaction, id, serverLimits.pushSubscriptionsPerMember);
      });
      return read(token);
    },

    async unsubscribe(token: string) {
      await pushRepository.remove(db, hashOfToken(token));
      return read(token);
    },

    quietHours: async ({ id }: Viewer) => (await pushRepository.findQuietHours(db, id)) ?? usualQuietHours,

    /** What waits for the hours of before is looked at again. */
    async setQuietHours({ id }: Viewer, hours: QuietHours) {
      await db.transaction().execute(async (transaction) => {
        await pushRepository.saveQuietHours(transaction, id, hours);
        await pushDeliveriesRepository.makeDue(transaction, id);
      });
      return hours;
    },
  };
}
export type PushService = ReturnType<typeof pushService>;
