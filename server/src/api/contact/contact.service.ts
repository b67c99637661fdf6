import type { ContactRequest, MarkMessageRequest, MessageState } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { limits } from 'shared-api/contract/limits';
import type { Db } from '../../platform/database/db.ts';
import { changedMeanwhile } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Position, toPage } from '../../platform/http/paging.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actOn, type Target } from '../audit/act-on.ts';
import { contactMessage } from './contact.messages.ts';
import { toContactMessage } from './contact.presenter.ts';
import { contactRepository, type MessageRow } from './contact.repository.ts';

type Parts = { db: Db; mailsService: MailsService };

const bound = { points: limits.contactMessages, minutes: limits.contactWindowMinutes };

const messageTarget = (id: string): Target<MessageRow> => ({
  lock: (transaction) => contactRepository.lock(transaction, id),
  may: canReadMessages,
});

export function contactService({ db, mailsService }: Parts) {
  const throttle = rateLimiter(db, { name: 'contact', ...bound });

  return {
    /** Keeps the message and mails it to the organisation, both or neither. */
    async receive({ name, email, message }: ContactRequest, address: string) {
      await countUse(throttle, addressKey(address));
      const received = { name, contact: email, message };
      await db.transaction().execute(async (transaction) => {
        await contactRepository.add(transaction, received);
        await mailsService.queue(transaction, contactMessage(received));
      });
    },

    async list(state: MessageState | undefined, limit: number, after?: Position) {
      const [rows, total] = await Promise.all([
        contactRepository.list(db, state, limit + 1, after),
        contactRepository.count(db, state),
      ]);
      const { items, last } = toPage(rows, limit);
      return { messages: items.map(toContactMessage), total, next: last && { at: last.createdAt, id: last.id } };
    },

    mark: (actor: Actor, id: string, { state, seen }: MarkMessageRequest) =>
      actOn(db, actor, messageTarget(id), async (transaction, message) => {
        if (seen && seen !== message.state) throw changedMeanwhile(toContactMessage(message));
        await contactRepository.mark(transaction, id, state);
        const subject = { kind: 'message' as const, id, name: message.name, office: null };
        return { result: undefined, entry: { act: 'message.marked', subject, details: { to: state } } };
      }),
  };
}
export type ContactService = ReturnType<typeof contactService>;
