import type { Db } from '../../../platform/database/db.ts';
import { announcePost } from '../announce-post.ts';
import { draftsRepository } from './drafts.repository.ts';

/** Publishes one post whose time has come, and tells members of it. @returns whether there was any */
export const publishDue = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    const due = await draftsRepository.publishDue(transaction);
    if (due?.isPublished) await announcePost(transaction, due.id, due.author);
    return due !== undefined;
  });
