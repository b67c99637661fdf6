import type { Db } from '../../../platform/database/db.ts';
import { announcePost } from '../announce-post.ts';
import { draftsRepository } from './drafts.repository.ts';

/** Publishes posts whose time has come, and tells members of them. @returns how many there were, of a bounded number at once */
export const publishDue = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    const due = await draftsRepository.publishDue(transaction);
    for (const { id, author, isPublished } of due) if (isPublished) await announcePost(transaction, id, author);
    return due.length;
  });
