import type { Db } from '../platform/database/db.ts';

/** Every file that a picture of the database is made of. */
export async function* mediaNames(db: Db) {
  const pictures = await db.selectFrom('pictures').select(['hash', 'widths']).execute();
  for (const { hash, widths } of pictures) for (const width of widths) yield `${hash}-${width}.webp`;
}
