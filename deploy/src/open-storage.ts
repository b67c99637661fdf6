import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderStorage } from './folder-storage.ts';
import { messages } from './messages.ts';
import { RegistryError } from './registry-error.ts';
import { parseS3Location } from './s3-location.ts';
import { s3Storage } from './s3-storage.ts';
import type { RegistryStorage } from './storage.ts';

/** Opens the registry in a folder, or at `file://…` or `s3://…`; the first write makes the folder. @throws RegistryError */
export function openStorage(url: string): RegistryStorage {
  if (url.startsWith('file:')) return folderStorage(fileURLToPath(url));
  if (!url.startsWith('s3:')) return folderStorage(resolve(url));
  const location = parseS3Location(url);
  if (!location) throw new RegistryError(messages.badS3Location(url));
  return s3Storage(location);
}
