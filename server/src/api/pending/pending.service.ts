import { canManageDeletions } from 'shared-api/contract/accounts/personal-data.policy';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import type { PendingWork } from 'shared-api/contract/pending.contract';
import type { Db } from '../../platform/database/db.ts';
import { contactRepository } from '../contact/contact.repository.ts';
import { membersListRepository } from '../members/list/members-list.repository.ts';
import { deletionsRepository } from '../personal-data/deletions.repository.ts';
import { postEventsListRepository } from '../posts/events/post-events-list.repository.ts';

async function messagesFor(db: Db, viewer: Viewer) {
  if (!canReadMessages(viewer)) return null;
  const [unread, waiting] = await Promise.all([
    contactRepository.count(db, { state: 'new' }),
    contactRepository.findLongestWaiting(db),
  ]);
  return { unread, waitingSince: waiting?.createdAt.toISOString() ?? null, waitingId: waiting?.id ?? null };
}

async function nextEventOf(db: Db, office: string | undefined) {
  const event = await postEventsListRepository.findNext(db, office);
  return event ? { id: event.id, beginsAt: event.beginsAt.toISOString() } : null;
}

/** What staff decides and answers next. */
export function pendingService({ db }: { db: Db }) {
  return {
    async read(viewer: Viewer): Promise<PendingWork> {
      const office = scopeOf(viewer);
      const [applicants, messages, deletions, event] = await Promise.all([
        membersListRepository.count(db, { isWaiting: true, scope: office }),
        messagesFor(db, viewer),
        canManageDeletions(viewer) ? deletionsRepository.count(db) : null,
        nextEventOf(db, office),
      ]);
      return { applicants, messages, deletions, event };
    },
  };
}
export type PendingService = ReturnType<typeof pendingService>;
