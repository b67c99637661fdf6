import type { ContactMessage, MarkMessageRequest, MessageState } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { limits } from 'shared-api/contract/limits';
import type { Db } from '../../platform/database/db.ts';
import { changedMeanwhile, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Position, toPage } from '../../platform/http/paging.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { actAs } from '../members/act-on-member.ts';
import type { InboxRepository } from './inbox.repository.ts';

type Parts = { db: Db; inbox: InboxRepository; audit: AuditRepository };
type Row = Awaited<ReturnType<InboxRepository['list']>>[number];

const replyMs = limits.replyHours * 60 * 60 * 1000;

const toContactMessage = ({ createdAt, ...row }: Row): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: new Date(createdAt.getTime() + replyMs).toISOString(),
});

export function inboxService({ db, inbox, audit }: Parts) {
  return {
    async list(state: MessageState | undefined, limit: number, after?: Position) {
      const [rows, total] = await Promise.all([inbox.list(state, limit + 1, after), inbox.count(state)]);
      const { items, last } = toPage(rows, limit);
      return { messages: items.map(toContactMessage), total, next: last && { at: last.createdAt, id: last.id } };
    },

    mark: (actor: Actor, id: string, { state, seen }: MarkMessageRequest) =>
      actAs(db, actor, canReadMessages, async (transaction) => {
        const message = await inbox.lock(transaction, id);
        if (!message) throw notFound();
        if (seen && seen !== message.state) throw changedMeanwhile(toContactMessage(message));
        await inbox.mark(transaction, id, state);
        const subject = { kind: 'message' as const, id, name: message.name, office: null };
        await audit.record(transaction, { actor, act: 'message.marked', subject, details: { to: state } });
      }),
  };
}
export type InboxService = ReturnType<typeof inboxService>;
