import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyRegistry, openStorage, type RegistryStorage } from 'deploy/registry';
import { sql } from 'kysely';
import { archivedTables } from '../api/catalogue.ts';
import { serverLimits } from '../limits.ts';
import type { Db } from '../platform/database/db.ts';
import type { MediaStore } from '../platform/media/media-store.ts';

/** One JSON object a line. */
async function* linesOf(db: Db, { table, orderBy }: (typeof archivedTables)[number]) {
  const cursor = sql.id(`archive_${table}`);
  const order = orderBy ? sql`order by ${sql.id(orderBy)}` : sql``;
  const rows = sql`select to_jsonb(t) as row from ${sql.table(table)} t ${order}`;
  await sql`declare ${cursor} no scroll cursor for ${rows}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: object }>`fetch ${sql.lit(serverLimits.exportBatchRows)} from ${cursor}`.execute(
      db,
    );
    if (rows.length === 0) return;
    for (const { row } of rows) yield `${JSON.stringify(row)}\n`;
  }
}

/** Every file that a picture of the database is made of. */
export async function* mediaNames(db: Db) {
  const pictures = await db.selectFrom('pictures').select(['hash', 'widths']).execute();
  for (const { hash, widths } of pictures) for (const width of widths) yield `${hash}-${width}.webp`;
}

async function copyMedia(db: Db, media: MediaStore, folder: string) {
  for await (const name of mediaNames(db)) {
    const file = await media.open(name);
    if (!file) throw new Error(`the media store lacks ${name}, which a picture names`);
    await pipeline(file.stream, createWriteStream(join(folder, name)));
  }
}

/** What a portal keeps beside its database; without a registry the archive is without front ends. */
export type Stores = { media: MediaStore; registry: RegistryStorage | undefined };
export type ArchiveSize = { rows: number; releases: number };

/**
 * Writes everything the portal holds into a new folder: rows of one moment as lines of JSON, pictures as they are, and the registry
 * as a folder that is one. All or nothing: after a failure there is no folder. @throws RegistryError
 */
export async function exportArchive(db: Db, { media, registry }: Stores, folder: string): Promise<ArchiveSize> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'media'), { recursive: true });
  let rows = 0;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      for (const archived of archivedTables) {
        const counted = Readable.from(linesOf(snapshot, archived)).on('data', () => {
          rows += 1;
        });
        await pipeline(counted, createWriteStream(join(part, `${archived.table}.jsonl`)));
      }
      await copyMedia(snapshot, media, join(part, 'media'));
    });
  const releases = registry ? await copyRegistry(registry, openStorage(join(part, 'registry'))) : 0;
  await rename(part, folder);
  return { rows, releases };
}
