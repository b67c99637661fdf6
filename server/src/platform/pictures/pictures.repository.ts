import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { MediaStore } from '../media/media-store.ts';
import { renditionName } from './picture-urls.ts';
import type { RenderedPicture } from './render-picture.ts';

/** Any number of our own: of all instances, one collects at a time. */
const collectLock = 1_962_070_5;

const isUnused = ({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'pictures'>) =>
  and([
    not(exists(selectFrom('posts').select('id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('post_pictures').select('post_id').whereRef('picture_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('offices').select('id').whereRef('cover_hash', '=', 'pictures.hash'))),
    not(exists(selectFrom('members').select('id').whereRef('avatar_hash', '=', 'pictures.hash'))),
  ]);

export function picturesRepository(db: Db, media: MediaStore) {
  const removeFiles = ({ hash, widths }: { hash: string; widths: number[] }) =>
    Promise.all(widths.map((width) => media.remove(renditionName(hash, width))));

  /** Of the rows that this transaction has locked: asked anew, since who held them may have put them to use. */
  async function removeLocked(transaction: Db, locked: { hash: string }[]) {
    const hashes = locked.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    const unused = await transaction
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .where('hash', 'in', hashes)
      .where(isUnused)
      .execute();
    for (const picture of unused) await removeFiles(picture);
    const gone = unused.map(({ hash }) => hash);
    if (gone.length > 0) await transaction.deleteFrom('pictures').where('hash', 'in', gone).execute();
    return gone.length;
  }

  return {
    /** Row first: what is cut short leaves a row that nothing uses, and that is found and collected. */
    async add({ files, ...row }: RenderedPicture) {
      await db
        .insertInto('pictures')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: new Date() }))
        .execute();
      await Promise.all(files.map(({ name, bytes }) => media.put(name, bytes)));
      return row.hash;
    },

    /** Those of them that there are. */
    find: async (hashes: string[]) =>
      hashes.length === 0
        ? []
        : db.selectFrom('pictures').select(['hash', 'widths']).where('hash', 'in', hashes).execute(),

    /** Removes those of them that nothing uses, with their files. */
    removeUnused: (hashes: string[]) =>
      db.transaction().execute(async (transaction) => {
        if (hashes.length === 0) return 0;
        const locked = await transaction
          .selectFrom('pictures')
          .select('hash')
          .where('hash', 'in', hashes)
          .orderBy('hash')
          .forUpdate()
          .execute();
        return removeLocked(transaction, locked);
      }),

    /** Removes some of those that nothing has used since `before`, with their files; answers how many. */
    collect: (before: Date, atMost: number) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{
          taken: boolean;
        }>`select pg_try_advisory_xact_lock(${collectLock}) as taken`.execute(transaction);
        if (!rows[0]?.taken) return 0;
        const locked = await transaction
          .selectFrom('pictures')
          .select('hash')
          .where('created_at', '<', before)
          .where(isUnused)
          .limit(sql.lit(atMost))
          .forUpdate()
          .skipLocked()
          .execute();
        return removeLocked(transaction, locked);
      }),
  };
}
export type PicturesRepository = ReturnType<typeof picturesRepository>;
