import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canEditPost } from 'shared-api/contract/posts/posts.policy';
import type { Db } from '../../../platform/database/db.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import type { PostsListService } from '../list/posts-list.service.ts';
import { toRevision, toRevisionText } from './revisions.presenter.ts';
import { revisionsRepository } from './revisions.repository.ts';

type Parts = { db: Db; postsListService: PostsListService };

/** The former texts of a post, for its author. */
export function revisionsService({ db, postsListService }: Parts) {
  async function rejectUnlessEditor(viewer: Viewer, id: string) {
    if (!canEditPost(viewer, await postsListService.get(id))) throw forbidden();
  }

  return {
    /** The newest first. @throws Rejection 403, 404 */
    async list(viewer: Viewer, id: string) {
      await rejectUnlessEditor(viewer, id);
      return (await revisionsRepository.list(db, id)).map(toRevision);
    },

    /** @throws Rejection 403, 404 */
    async get(viewer: Viewer, id: string, version: number) {
      await rejectUnlessEditor(viewer, id);
      const row = await revisionsRepository.find(db, id, version);
      if (!row) throw notFound();
      return toRevisionText(row);
    },
  };
}
export type RevisionsService = ReturnType<typeof revisionsService>;
