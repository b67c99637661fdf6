import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from 'shared-api/contract/members.contract';
import type { NewPostForm, PostForm } from 'shared-api/contract/posts.contract';
import { canDeletePost, canEditPost, canPinPost, canPublish } from 'shared-api/contract/posts.policy';
import { fieldSentence } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, inactiveAccount, notFound, unavailable, validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PicturesRepository } from '../../platform/pictures/pictures.repository.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { type ComposedPost, composePost, type StoredPost } from './content/compose-post.ts';
import { toPost } from './posts.presenter.ts';
import type { PostsRepository } from './posts.repository.ts';
import type { PublishingRepository } from './publishing.repository.ts';

type Parts = {
  db: Db;
  audit: AuditRepository;
  posts: PostsRepository;
  publishing: PublishingRepository;
  pictures: PicturesRepository;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** A picture that the post shows was removed, or its author moved, between one step and the next: trying again helps. */
const isOvertaken = (error: unknown) => (error as { code?: unknown }).code === '23503';

export function publishingService({ db, audit, posts, publishing, pictures, log }: Parts) {
  async function get(id: string) {
    const row = await posts.find(id);
    if (!row) throw notFound();
    return toPost(row);
  }

  /** What is left over costs a little room until it is collected; nobody's deed fails because of it. */
  const clear = (hashes: string[]) =>
    pictures.removeUnused(hashes).catch((error: unknown) => log.error({ err: error }, 'pictures were left over'));

  /** Pictures first, then the post that shows them; without the post the pictures go again. */
  async function store<T>({ rendered, ...post }: ComposedPost, write: (post: StoredPost) => Promise<T>) {
    try {
      for (const each of rendered) await pictures.add(each);
      return await write(post);
    } catch (error) {
      await clear(rendered.map(({ hash }) => hash));
      throw isOvertaken(error) ? unavailable() : error;
    }
  }

  /** The pictures of a post go with it, where nothing else shows them. */
  async function withoutLeavings<T>(id: string, work: () => Promise<T>) {
    const shown = await publishing.listPictures(id);
    const done = await work();
    await clear(shown);
    return done;
  }

  return {
    withoutLeavings,

    async publish(viewer: Viewer, form: NewPostForm, picture: Buffer | undefined) {
      if (!canPublish(viewer)) throw inactiveAccount();
      if (form.author !== viewer.id) throw forbidden();
      const key = form.idempotencyKey;
      const findSent = async () => key && publishing.findSent(viewer.id, key);
      const sent = await findSent();
      if (sent) return get(sent);
      const composed = await composePost(pictures, form, picture);
      const id = (await store(composed, (post) => publishing.insert(viewer.id, post, key))) ?? (await findSent());
      if (!id) throw unavailable();
      return get(id);
    },

    async edit(viewer: Viewer, id: string, form: PostForm, picture: Buffer | undefined) {
      if (!canEditPost(viewer, await get(id))) throw forbidden();
      const composed = await composePost(pictures, form, picture);
      if (composed.fields.content === '') throw validationFailed({ content: fieldSentence('content', 'missing') });
      const former = await publishing.listPictures(id);
      if (!(await store(composed, (post) => publishing.update(id, post)))) throw notFound();
      await clear(former);
      return get(id);
    },

    /** An AD's deed on another's post is recorded. */
    async remove(actor: Actor, id: string) {
      const post = await get(id);
      if (!canDeletePost(actor.viewer, post)) throw forbidden();
      const removal = () =>
        db.transaction().execute(async (transaction) => {
          await publishing.remove(id, transaction);
          if (actor.viewer.id === post.author.id) return;
          const subject = { kind: 'post' as const, id, name: post.title, office: post.author.office.id };
          const details = { author: post.author.name };
          await audit.record(transaction, { actor, act: 'post.deleted', subject, details });
        });
      await withoutLeavings(id, removal);
    },

    async pin(viewer: Viewer, id: string, isPinned: boolean) {
      const post = await get(id);
      if (!canPinPost(viewer, post)) throw forbidden();
      await publishing.pin(id, { author: viewer.id, type: post.type }, isPinned);
      return get(id);
    },
  };
}
export type PublishingService = ReturnType<typeof publishingService>;
