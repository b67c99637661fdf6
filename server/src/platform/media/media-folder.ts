import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** Written beside and renamed: a reader never sees half a file. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export async function mediaFolder(folder: string): Promise<MediaStore> {
  await mkdir(folder, { recursive: true });
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      if (!existsSync(path)) await writeWhole(path, bytes);
    },
    async open(name) {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
