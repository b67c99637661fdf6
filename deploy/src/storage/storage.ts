import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { folderStorage } from './folder-storage.ts';
import { parseS3Location } from './s3-location.ts';
import { s3Storage } from './s3-storage.ts';

export interface Stored {
  bytes: Buffer;
  /** Names exactly these bytes to `compareAndSwap`; means nothing outside the storage that gave it. */
  tag: string;
}

/** Where a registry lies. Paths are relative, with `/`: `registry/production.json`. */
export interface RegistryStorage {
  read(path: string): Promise<Stored | undefined>;
  /** Writes a file that never changes again. False when other bytes are there already; they stay. */
  writeNew(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Removes a file, or does nothing when it is not there. */
  remove(path: string): Promise<void>;
  /** Names of what lies directly in a folder, sorted; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Replaces the file with the expected tag (null: there is none yet), completely or not at all. False when it has another. */
  compareAndSwap(path: string, expected: string | null, bytes: Uint8Array): Promise<boolean>;
}

/** Opens the registry in a folder, or at `file://…` or `s3://…`; the first write makes the folder. @throws RegistryError */
export function openStorage(url: string): RegistryStorage {
  if (url.startsWith('file:')) return folderStorage(fileURLToPath(url));
  if (!url.startsWith('s3:')) return folderStorage(resolve(url));
  const location = parseS3Location(url);
  if (!location) throw new RegistryError(messages.badS3Location(url));
  return s3Storage(location);
}
