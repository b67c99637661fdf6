import { limits } from 'shared-api/contract/limits';
import type { Db, Transaction } from '../database/db.ts';
import { dailyLimit } from '../errors.ts';
import { countUse, rateLimiter } from '../limits/rate-limiter.ts';
import type { MediaStore } from '../media/media-store.ts';
import { renditionName } from './picture-urls.ts';
import { picturesRepository } from './pictures.repository.ts';
import { type RenderedPicture, renderPicture } from './render-picture.ts';
import type { PictureUse } from './rendition-widths.ts';

/** Pictures: a row of the database each, and its renditions in the media store. */
export function picturesService({ db, media }: { db: Db; media: MediaStore }) {
  const ofDay = rateLimiter(db, { name: 'pictures', points: limits.picturesPerDay, minutes: 24 * 60 });

  /** Before they are rendered: one that cannot be read has taken its time. @throws Rejection 429 past what a member may send in a day */
  async function count(memberId: string, times: number) {
    if (times > 0) await countUse(ofDay, memberId, { times, reject: dailyLimit });
  }

  const removeFiles = ({ hash, widths }: { hash: string; widths: number[] }) =>
    Promise.all(widths.map((width) => media.remove(renditionName(hash, width))));

  /** Of the rows that this transaction has locked: who held them before may have put them to use. */
  async function removeLocked(transaction: Transaction, locked: string[]) {
    const unused = await picturesRepository.findUnused(transaction, locked);
    for (const picture of unused) await removeFiles(picture);
    await picturesRepository.remove(
      transaction,
      unused.map(({ hash }) => hash),
    );
    return unused.length;
  }

  /** Row first: what is cut short leaves a row that nothing uses, and that is found and collected. */
  async function add({ files, ...row }: RenderedPicture) {
    await picturesRepository.add(db, row);
    await Promise.all(files.map(({ name, bytes }) => media.put(name, bytes)));
    return row.hash;
  }

  return {
    add,

    count,

    /** Renders and stores what a member uploads, and returns its hash; undefined without an upload. @throws Rejection 413, 415, 429 */
    async addUpload(memberId: string, upload: Buffer | undefined, use: PictureUse) {
      if (!upload) return undefined;
      await count(memberId, 1);
      return add(await renderPicture(upload, use));
    },

    /** Those of them that there are. */
    find: (hashes: string[]) => picturesRepository.find(db, hashes),

    /** Removes those of them that nothing uses, with their files. */
    removeUnused: (hashes: string[]) =>
      db
        .transaction()
        .execute(async (transaction) => removeLocked(transaction, await picturesRepository.lock(transaction, hashes))),

    /** Removes some of those that nothing has used since `before`, with their files; answers how many. */
    collect: (before: Date, max: number) =>
      db.transaction().execute(async (transaction) => {
        if (!(await picturesRepository.takeTurnToCollect(transaction))) return 0;
        return removeLocked(transaction, await picturesRepository.lockUnused(transaction, before, max));
      }),
  };
}
export type PicturesService = ReturnType<typeof picturesService>;
