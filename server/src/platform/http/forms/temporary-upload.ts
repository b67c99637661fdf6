import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { tooLarge, validationFailed } from '../../errors.ts';

export type TemporaryUpload = { size: number; read(): Readable; drop(): Promise<void> };

/** Unlinked at once: the disk is freed even where this process is killed. */
async function openUnlinked(folder: string) {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+');
  await rm(path);
  return file;
}

async function writeAll(body: Readable, file: FileHandle, maxBytes: number) {
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw tooLarge();
    await file.write(chunk as Buffer);
  }
  return size;
}

/** Writes bodies of requests to temporary files in `folder`, so that a slow upload holds no memory. */
export async function temporaryUploads(folder: string) {
  await mkdir(folder, { recursive: true });

  return async function receive(
    body: Readable,
    headers: IncomingHttpHeaders,
    maxBytes: number,
  ): Promise<TemporaryUpload> {
    if (Number(headers['content-length']) > maxBytes) throw tooLarge();
    const file = await openUnlinked(folder);
    try {
      const size = await writeAll(body, file, maxBytes);
      return {
        size,
        read: () => file.createReadStream({ start: 0, autoClose: false }),
        drop: () => file.close(),
      };
    } catch (error) {
      await file.close();
      if (body.readableAborted) throw validationFailed();
      body.resume();
      throw error;
    }
  };
}
