import {
  type ContactRequest,
  isEmailAddress,
  type MessageState,
  type MessagesQuery,
} from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { limits } from 'shared-api/contract/limits';
import type * as v from 'valibot';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { noEmailAddress, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Position, toResultPage } from '../../platform/http/paging.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actOn, type Target } from '../audit/act-on.ts';
import type { NewEntry } from '../audit/audit.repository.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { contactMessage, replyToVisitor } from './contact.messages.ts';
import { toContactMessage, toOpenMessage } from './contact.presenter.ts';
import { contactRepository, type OpenMessageRow } from './contact.repository.ts';

type Parts = { db: Db; mailsService: MailsService };

const bound = { points: limits.contactMessages, minutes: limits.contactWindowMinutes };

const messageTarget = (id: string): Target<OpenMessageRow> => ({
  lock: (transaction) => contactRepository.lock(transaction, id),
  may: canReadMessages,
  present: toOpenMessage,
});

/** @throws Rejection 404 */
async function getMessage(db: Db, id: string) {
  const message = await contactRepository.find(db, id);
  if (!message) throw notFound();
  return message;
}

type ListQuery = v.InferOutput<typeof MessagesQuery>;
type Change = (transaction: Transaction, message: OpenMessageRow) => Promise<Omit<NewEntry, 'subject'>>;

export function contactService({ db, mailsService }: Parts) {
  const throttle = rateLimiter(db, { name: 'contact', ...bound });

  const changeMessage = (actor: Actor, id: string, change: Change) =>
    actOn(db, actor, messageTarget(id), async (transaction, message) => {
      const entry = await change(transaction, message);
      const subject = { kind: 'message' as const, id, name: message.name, office: null };
      return { result: toOpenMessage(await getMessage(transaction, id)), entry: { ...entry, subject } };
    });

  return {
    /** Keeps the message and mails it to the organisation, both or neither. */
    async receive({ name, email, message }: ContactRequest, address: string) {
      await countUse(throttle, addressKey(address));
      const received = { name, contact: email, message };
      await db.transaction().execute(async (transaction) => {
        const { id } = await contactRepository.add(transaction, received);
        await notificationsRepository.record(transaction, { kind: 'message', messageId: id });
        await mailsService.queue(transaction, contactMessage(received));
      });
    },

    async list({ id }: { id: string }, { state, assignee, limit }: ListQuery, after?: Position) {
      const filter = { state, assignee: assignee && { me: id, nobody: null }[assignee] };
      const [rows, total] = await Promise.all([
        contactRepository.list(db, filter, limit + 1, after),
        contactRepository.count(db, filter),
      ]);
      const { items, last } = toResultPage(rows, limit);
      return { messages: items.map(toContactMessage), total, next: last && { at: last.createdAt, id: last.id } };
    },

    /** @throws Rejection 404 */
    get: async (id: string) => toOpenMessage(await getMessage(db, id)),

    mark: (actor: Actor, id: string, state: MessageState) =>
      changeMessage(actor, id, async (transaction) => {
        await contactRepository.mark(transaction, id, state);
        return { act: 'message.marked', details: { to: state } };
      }),

    /** Takes care of it, also in the place of another. */
    take: (actor: Actor, id: string) =>
      changeMessage(actor, id, async (transaction) => {
        await contactRepository.assign(transaction, id, actor.viewer.id);
        return { act: 'message.taken' };
      }),

    giveBack: (actor: Actor, id: string) =>
      changeMessage(actor, id, async (transaction) => {
        await contactRepository.assign(transaction, id, null);
        return { act: 'message.given_back' };
      }),

    /** Mails it to the visitor, and the message counts as answered. @throws Rejection 409 where no e-mail address was left */
    reply: (actor: Actor, id: string, text: string) =>
      changeMessage(actor, id, async (transaction, message) => {
        if (!isEmailAddress(message.contact)) throw noEmailAddress();
        await contactRepository.addReply(transaction, { message_id: id, author_id: actor.viewer.id, text });
        await contactRepository.mark(transaction, id, 'answered');
        await mailsService.queue(transaction, replyToVisitor(message, text));
        return { act: 'message.replied' };
      }),
  };
}
export type ContactService = ReturnType<typeof contactService>;
