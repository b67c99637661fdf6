import { type AnyColumnWithTable, sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { RenderedPicture } from './render-picture.ts';
import { type PictureUse, pictureUses, renditionVersion } from './rendition-widths.ts';

/** Raise it when placeholders are found by another rule. */
const placeholderVersion = 2;

/** Any number of our own: of all instances, one collects at a time. */
const collectLock = 1_962_070_5;

/** Every column that shows a picture, by how it is shown there. */
export const shownIn: Record<PictureUse, AnyColumnWithTable<Tables, keyof Tables>[]> = {
  avatar: ['members.avatar_hash'],
  cover: ['offices.cover_hash'],
  post: ['posts.picture_hash', 'gallery_pictures.picture_hash', 'post_revisions.picture_hash'],
  text: ['post_pictures.picture_hash', 'post_revision_pictures.picture_hash'],
};

/** Whether one of these columns names the picture. */
const isIn = (columns: string[]) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => {
      const [table = ''] = column.split('.');
      return sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = pictures.hash)`;
    }),
    sql` or `,
  )})`;

const isUnused = sql<boolean>`not ${isIn(Object.values(shownIn).flat())}`;

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

  /**
   * The next picture by hash that was stored before its uses had all their widths, with those uses. A new one is passed over
   * until `before`: its row is there before its files, and before what shows it.
   */
  async findOldRenditions(db: Db, { after, before }: { after: string; before: Date }) {
    const row = await db
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .select(pictureUses.map((use) => isIn(shownIn[use]).as(use)))
      .where('rendition_version', '<', renditionVersion)
      .where('hash', '>', after)
      .where('created_at', '<', before)
      .orderBy('hash')
      .limit(sql.lit(1))
      .executeTakeFirst();
    if (!row) return undefined;
    const { hash, widths, ...uses } = row;
    return { hash, widths, uses: pictureUses.filter((use) => uses[use]) };
  },

  async setWidths(transaction: Transaction, hash: string, widths: number[]) {
    await transaction.updateTable('pictures').set({ widths }).where('hash', '=', hash).execute();
  },

  /** Of a picture that has all widths that it can have. */
  async setRenditionVersion(db: Db, hash: string) {
    await db.updateTable('pictures').set({ rendition_version: renditionVersion }).where('hash', '=', hash).execute();
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
