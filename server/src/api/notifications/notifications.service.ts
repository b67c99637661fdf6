import type { Viewer } from 'shared-api/contract/members.contract';
import type { MutedTopics } from 'shared-api/contract/notifications.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { type Position, toPage } from '../../platform/http/paging.ts';
import { fanOutRepository } from './fan-out.repository.ts';
import { toNotification } from './notifications.presenter.ts';
import { type NotificationsFilter, notificationsRepository } from './notifications.repository.ts';
import { topicsRepository } from './topics.repository.ts';

export function notificationsService({ db }: { db: Db }) {
  /** The viewer's other devices are told, too. */
  const read = (viewer: Viewer, mark: (transaction: Transaction) => Promise<unknown>) =>
    db.transaction().execute(async (transaction) => {
      const { id } = viewer;
      await mark(transaction);
      await fanOutRepository.announce(transaction, { change: 'changed', id, until: id, office: null });
      return { unread: await notificationsRepository.count(transaction, viewer, { state: 'unread' }) };
    });

  return {
    async list(viewer: Viewer, filter: NotificationsFilter, limit: number, after?: Position) {
      const [rows, total] = await Promise.all([
        notificationsRepository.list(db, viewer, filter, limit + 1, after),
        notificationsRepository.count(db, viewer, filter),
      ]);
      const { items, last } = toPage(rows, limit);
      return { notifications: items.map(toNotification), total, next: last && { at: last.createdAt, id: last.id } };
    },

    /** @throws Refusal 404 */
    markRead: (viewer: Viewer, id: string) =>
      read(viewer, async (transaction) => {
        if (!(await notificationsRepository.markRead(transaction, viewer.id, id))) throw notFound();
      }),

    mutedTopics: async ({ id }: Viewer) => ({ muted: await topicsRepository.listMuted(db, id) }),

    /** From now on; what was told stays. */
    muteTopics: ({ id }: Viewer, { muted }: MutedTopics) =>
      db.transaction().execute(async (transaction) => {
        await topicsRepository.setMuted(transaction, id, muted);
        return { muted: await topicsRepository.listMuted(transaction, id) };
      }),

    markAllRead: (viewer: Viewer) =>
      read(viewer, (transaction) => notificationsRepository.markAllRead(transaction, viewer.id)),
  };
}
export type NotificationsService = ReturnType<typeof notificationsService>;
