import { randomUUID } from 'node:crypto';
import type { CallInputs, Subject } from '../../../../test/calls.ts';
import { recipients } from '../../../platform/mail/recipients.ts';

/** @returns what a mail of a form to an address that nobody has proven carries */
async function aToken({ db }: Subject) {
  const [chosen] = await db
    .transaction()
    .execute((transaction) =>
      recipients.choose(transaction, 'follow', [{ to: `${randomUUID()}@portal.example`, about: randomUUID() }]),
    );
  return new URLSearchParams(chosen?.stopAllPath?.split('?')[1]).get('t') ?? '';
}
const byToken = async (subject: Subject) => ({ payload: { t: await aToken(subject) } });

export const calls: CallInputs = {
  'GET /api/recipients/link': async (subject) => ({ query: { t: await aToken(subject) } }),
  'POST /api/recipients/stop': byToken,
  'POST /api/recipients/resume': byToken,
};
