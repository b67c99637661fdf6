import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dataReadme } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { renditionName } from '../../platform/pictures/picture-urls.ts';
import { memberRecordsRepository } from './member-records.repository.ts';

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** One array, of which no more than a batch is in memory. */
async function* arrayJson(batches: AsyncIterable<object[]>) {
  let separator = '[\n';
  for await (const rows of batches) {
    for (const row of rows) {
      yield separator + toJson(row);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The file may have gone with its post since the list was read. */
async function* pictureBytes(media: MediaStore, name: string) {
  const file = await media.open(name);
  if (file) yield* file.stream;
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
  const { exportedAt, ...records } = { exportedAt: new Date(), ...(await memberRecordsRepository.find(db, memberId)) };
  zip.addBuffer(Buffer.from(dataReadme), 'README.txt');
  zip.addBuffer(Buffer.from(toJson({ exportedAt, ...records })), 'data.json');
  addLazily('posts.json', () => arrayJson(memberRecordsRepository.posts(db, memberId)), true);
  addLazily('post-revisions.json', () => arrayJson(memberRecordsRepository.postRevisions(db, memberId)), true);
  for (const { hash, widths } of await memberRecordsRepository.listPictures(db, memberId)) {
    const name = renditionName(hash, Math.max(...widths));
    addLazily(`pictures/${name}`, () => pictureBytes(media, name), false);
  }
  zip.end();
  return output;
}
