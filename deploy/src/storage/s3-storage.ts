import { buffer } from 'node:stream/consumers';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { s3Bucket } from './s3-bucket.ts';
import type { S3Location } from './s3-location.ts';
import type { RegistryStorage, Stored } from './storage.ts';

/** Written to find out whether conditional writes work; its content does not matter. */
const probe = '.conditions-are-kept';

/**
 * A registry in S3-compatible storage. Conditional writes decide who wins: `If-None-Match` for a new file, `If-Match` for
 * a replacement. A storage that ignores these conditions is detected before the first write, and rejected.
 */
export function s3Storage(location: S3Location): RegistryStorage {
  const bucket = s3Bucket(location);
  let checked: Promise<void> | undefined;

  const writeIfNew = (path: string, bytes: Uint8Array) => bucket.putIf({ IfNoneMatch: '*' }, path, bytes);

  async function assertConditionalWrites() {
    const bytes = Buffer.from('1');
    const isNew = await writeIfNew(probe, bytes);
    if (isNew && (await writeIfNew(probe, bytes)))
      throw new RegistryError(messages.noConditionalWrites(location.bucket));
  }

  const check = () => {
    checked ??= assertConditionalWrites();
    return checked;
  };

  async function read(path: string): Promise<Stored | undefined> {
    const found = await bucket.open(path);
    return found && { bytes: await buffer(found.stream), tag: found.tag };
  }

  return {
    read,
    list: (folder) => bucket.list(folder),
    remove: (path) => bucket.remove(path),

    async writeNew(path, bytes) {
      await check();
      if (await writeIfNew(path, bytes)) return true;
      return (await read(path))?.bytes.equals(bytes) ?? false;
    },

    async compareAndSwap(path, expected, bytes) {
      await check();
      return expected === null ? writeIfNew(path, bytes) : bucket.putIf({ IfMatch: expected }, path, bytes);
    },
  };
}
