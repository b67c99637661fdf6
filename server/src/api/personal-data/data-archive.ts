import { PassThrough, Readable } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { dataReadme } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Person } from '../../platform/database/table-facts.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { renditionName } from '../../platform/pictures/picture-urls.ts';
import { personColumns } from '../catalogue.ts';
import { personRepository } from './person.repository.ts';

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** One array, of which no more than a batch is in memory. */
async function* arrayJson(read: (last?: object) => Promise<object[]>) {
  let separator = '[\n';
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1)))
    for (const row of rows) {
      yield separator + toJson(row);
      separator = ',\n';
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The file may have gone with its post since the list was read. */
async function* pictureBytes(media: MediaStore, name: string) {
  const file = await media.open(name);
  if (file) yield* file.stream;
}

const shown = personColumns.flatMap(({ table, column, shown }) =>
  Object.entries(shown || {}).map(([name, show]) => ({ table, column, name, show })),
);

/** What the person finds of each table that holds something of it, but for what may be much. */
async function findRecords(db: Db, person: Person) {
  const records: Record<string, unknown> = {};
  for (const { table, column, name, show } of shown) {
    if (typeof show === 'function') records[name] = await show(db, person);
    else if (!('batch' in show)) {
      const rows = db
        .selectFrom(table as 'posts')
        .select(show)
        .where(sql.ref(column), '=', person.id);
      records[name] = await rows.orderBy(sql`1`).execute();
    }
  }
  return records;
}

/** A zip of all that the portal holds of a member: JSON, and pictures in their largest size. */
export async function dataArchive(db: Db, media: MediaStore, memberId: string): Promise<AsyncIterable<Buffer>> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  // who reads it learns of an error; one before the first read, or where a query failed and nobody reads, must not end the process
  output.on('error', () => undefined);
  // yazl listens to no errors of the streams it is given
  const fail = (error: Error) => output.destroy(error);
  const addLazily = (name: string, from: () => AsyncIterable<string | Buffer>, compress: boolean) =>
    zip.addReadStreamLazy(name, { compress }, (done) =>
      done(null, Readable.from(from(), { objectMode: false }).on('error', fail)),
    );
  const exportedAt = new Date();
  const person = await personRepository.find(db, memberId);
  const records = await findRecords(db, person);
  zip.addBuffer(Buffer.from(dataReadme), 'README.txt');
  zip.addBuffer(Buffer.from(toJson({ exportedAt, ...records })), 'data.json');
  for (const { name, show } of shown)
    if ('batch' in show) addLazily(name, () => arrayJson((last) => show.batch(db, person, last)), true);
  for (const { hash, widths } of await personRepository.listPictures(db, memberId)) {
    const name = renditionName(hash, Math.max(...widths));
    addLazily(`pictures/${name}`, () => pictureBytes(media, name), false);
  }
  zip.end();
  return output;
}
