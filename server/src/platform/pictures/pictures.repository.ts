import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { RenderedPicture } from './render-picture.ts';
import type { PictureUse } from './rendition-widths.ts';

/** Raise it when placeholders are found by another rule. */
const placeholderVersion = 2;

/** Raise it when a use gets further widths. */
const renditionVersion = 2;

/** Any number of our own: of all instances, one collects at a time. */
const collectLock = 1_962_070_5;

const isUnused = ({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'pictures'>) =>
  and([
    not(exists(selectFrom('posts').select('id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('gallery_pictures').select('post_id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('post_pictures').select('post_id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('post_revisions').select('post_id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('post_revision_pictures').select('post_id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('offices').select('id').whereRef('cover_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('members').select('id').whereRef('avatar_hash', '=', 'pictures.hash'))),
  ]);

export const picturesRepository = {
  async add(db: Db, row: Omit<RenderedPicture, 'files'>) {
    await db
      .insertInto('pictures')
      .values({ ...row, placeholder_version: placeholderVersion, rendition_version: renditionVersion })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: new Date() }))
      .execute();
  },

  /** Some of those whose placeholder was found by an earlier rule. */
  findOldPlaceholders: (db: Db, max: number) =>
    db
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .where('placeholder_version', '<', placeholderVersion)
      .orderBy('placeholder_version')
      .limit(sql.lit(max))
      .execute(),

  /** By the present rule; undefined: the one it has. */
  async setPlaceholder(db: Db, hash: string, placeholder: string | undefined) {
    const found = { placeholder_version: placeholderVersion, ...(placeholder !== undefined && { placeholder }) };
    await db.updateTable('pictures').set(found).where('hash', '=', hash).execute();
  },

  /** Some of those that were stored before their use had all its widths, with their use. */
  async findOldRenditions(db: Db, max: number) {
    const rows = await db
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .select(({ exists, selectFrom }) => [
        exists(selectFrom('members').select('id').whereRef('avatar_hash', '=', 'pictures.hash')).as('isAvatar'),
        exists(selectFrom('offices').select('id').whereRef('cover_hash', '=', 'pictures.hash')).as('isCover'),
        exists(selectFrom('post_pictures').select('post_id').whereRef('picture_hash', '=', 'pictures.hash')).as(
          'isInText',
        ),
      ])
      .where('rendition_version', '<', renditionVersion)
      .orderBy('rendition_version')
      .limit(sql.lit(max))
      .execute();
    return rows.map(({ isAvatar, isCover, isInText, ...picture }) => {
      const use: PictureUse = isAvatar ? 'avatar' : isCover ? 'cover' : isInText ? 'text' : 'post';
      return { ...picture, use };
    });
  },

  async setWidths(db: Db, hash: string, widths: number[]) {
    const found = { rendition_version: renditionVersion, widths };
    await db.updateTable('pictures').set(found).where('hash', '=', hash).execute();
  },

  /** Those of them that there are. */
  find: async (db: Db, hashes: string[]) =>
    hashes.length === 0
      ? []
      : db.selectFrom('pictures').select(['hash', 'widths']).where('hash', 'in', hashes).execute(),

  /** Those of them that nothing uses. */
  findUnused: async (db: Db, hashes: string[]) =>
    hashes.length === 0
      ? []
      : db.selectFrom('pictures').select(['hash', 'widths']).where('hash', 'in', hashes).where(isUnused).execute(),

  /** In the order of their hashes, so that two never wait for each other. */
  async lock(transaction: Transaction, hashes: string[]) {
    if (hashes.length === 0) return [];
    const rows = transaction.selectFrom('pictures').select('hash').where('hash', 'in', hashes);
    return (await rows.orderBy('hash').forUpdate().execute()).map(({ hash }) => hash);
  },

  /** Whether this transaction is the one that collects. */
  async takeTurnToCollect(transaction: Transaction) {
    const turn = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${collectLock}) as taken`;
    return (await turn.execute(transaction)).rows[0]?.taken === true;
  },

  /** Some of those that nothing has used since `before`. */
  async lockUnused(transaction: Transaction, before: Date, max: number) {
    const unused = transaction.selectFrom('pictures').select('hash').where('created_at', '<', before).where(isUnused);
    return (await unused.limit(sql.lit(max)).forUpdate().skipLocked().execute()).map(({ hash }) => hash);
  },

  async remove(transaction: Transaction, hashes: string[]) {
    if (hashes.length > 0) await transaction.deleteFrom('pictures').where('hash', 'in', hashes).execute();
  },
};
