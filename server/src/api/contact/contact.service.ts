import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db } from '../../platform/database/db.ts';
import { countOne } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { contactMessage } from '../mails/contact-message.ts';
import { contactRepository } from './contact.repository.ts';

type Message = { name: string; email: string; message: string };

export function contactService(db: Db, mails: MailsService, throttle: RateLimiterAbstract) {
  return {
    /** Keeps the message and mails it to the organisation, both or neither. */
    async receive({ name, email, message }: Message, address: string) {
      await countOne(throttle, address);
      const received = { name, contact: email, message };
      await db.transaction().execute(async (transaction) => {
        await contactRepository(transaction).add(received);
        await mails.queue(transaction, contactMessage(received));
      });
    },
  };
}
export type ContactService = ReturnType<typeof contactService>;
