import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { isSystemError, RegistryError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { messages } from '../messages.ts';
import { withFileLock } from './file-lock.ts';
import type { RegistryStorage, Stored } from './storage.ts';

/** A registry in a folder: a file is written completely and flushed to the disk, or it is not there. */
export function folderStorage(root: string): RegistryStorage {
  const at = (path: string) => {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) throw new RegistryError(messages.outsideStorage(path));
    return file;
  };
  const drafts = join(root, '.drafts');

  return {
    read: (path) => readStored(at(path)),
    writeNew: (path, bytes) => writeNew(at(path), drafts, bytes),
    list: (folder) => listFolder(at(folder)),
    remove: (path) => removeFile(root, at(path)),
    compareAndSwap: (path, expected, bytes) =>
      withFileLock(join(root, '.locks', sha256(path)), async () => {
        const current = await readStored(at(path));
        if ((current?.tag ?? null) !== expected) return false;
        await replace(at(path), drafts, bytes);
        return true;
      }),
  };
}

async function readStored(file: string): Promise<Stored | undefined> {
  try {
    const bytes = await readFile(file);
    return { bytes, tag: sha256(bytes) };
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function listFolder(folder: string) {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** And the folders above it that are empty then: a bucket has none either. */
async function removeFile(root: string, file: string) {
  await rm(file, { force: true });
  for (let folder = dirname(file); folder !== root; folder = dirname(folder)) {
    const left = await rmdir(folder).catch((error: unknown) => {
      if (isSystemError(error, 'ENOENT')) return undefined;
      if (isSystemError(error, 'ENOTEMPTY', 'EEXIST')) return error;
      throw error;
    });
    if (left) return;
  }
}

/** A link, unlike a rename, does not replace what another process put there in the meantime. */
async function writeNew(file: string, drafts: string, bytes: Uint8Array) {
  const present = await readStored(file);
  if (present) return present.bytes.equals(bytes);
  const draft = await writeDraft(file, drafts, bytes);
  try {
    await link(draft, file);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
    return (await readFile(file)).equals(bytes);
  } finally {
    await rm(draft, { force: true });
  }
  await flushFolder(dirname(file));
  return true;
}

async function replace(file: string, drafts: string, bytes: Uint8Array) {
  await rename(await writeDraft(file, drafts, bytes), file);
  await flushFolder(dirname(file));
}

async function writeDraft(file: string, drafts: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, randomUUID());
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
