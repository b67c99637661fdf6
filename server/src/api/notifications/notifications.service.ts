import type { Viewer } from 'shared-api/contract/members/members.contract';
import type {
  NotificationChoice,
  NotificationChoicesRequest,
} from 'shared-api/contract/notifications/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications/notifications.policy';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { type Position, toResultPage } from '../../platform/http/paging.ts';
import { choicesRepository, unchosen } from './choices.repository.ts';
import { fanOutRepository } from './fan-out.repository.ts';
import { noticeMailsRepository } from './mails/notice-mails.repository.ts';
import { toNotification } from './notifications.presenter.ts';
import { type NotificationsFilter, notificationsRepository } from './notifications.repository.ts';

/** One of each topic that the viewer may be told of. */
async function choicesOf(db: Db, viewer: Viewer): Promise<NotificationChoice[]> {
  const chosen = await choicesRepository.list(db, viewer.id);
  return topicsFor(viewer).map((topic) => chosen.find((each) => each.topic === topic) ?? { topic, ...unchosen });
}

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
      const { items, last } = toResultPage(rows, limit);
      return { notifications: items.map(toNotification), total, next: last && { at: last.createdAt, id: last.id } };
    },

    /** @throws Rejection 404 */
    markRead: (viewer: Viewer, id: string) =>
      read(viewer, async (transaction) => {
        if (!(await notificationsRepository.markRead(transaction, viewer.id, id))) throw notFound();
      }),

    listChoices: async (viewer: Viewer) => ({ choices: await choicesOf(db, viewer) }),

    /** From now on; what was told stays. */
    choose: (viewer: Viewer, { choices }: NotificationChoicesRequest) =>
      db.transaction().execute(async (transaction) => {
        for (const choice of choices) await choicesRepository.save(transaction, viewer.id, choice);
        return { choices: await choicesOf(transaction, viewer) };
      }),

    /** All that one may do without. @throws Rejection 404 */
    stopMails: (key: string) =>
      db.transaction().execute(async (transaction) => {
        if (!(await noticeMailsRepository.stop(transaction, key))) throw notFound();
      }),

    markAllRead: (viewer: Viewer) =>
      read(viewer, (transaction) => notificationsRepository.markAllRead(transaction, viewer.id)),
  };
}
export type NotificationsService = ReturnType<typeof notificationsService>;
