import { join } from 'node:path';
import { type S3Location, s3Bucket } from 'deploy/registry';
import type { Env } from '../env/env.ts';
import { StartError } from '../env/start-error.ts';
import { mediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';

const headers = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };

/** A media store in S3-compatible storage: the same name has the same content, so it is written without a check. */
function s3Media(location: S3Location): MediaStore {
  const bucket = s3Bucket(location);
  return {
    put: (name, bytes) => bucket.put(name, bytes, headers),
    open: (name) => bucket.open(name),
    remove: (name) => bucket.remove(name),
  };
}

/** The files of the portal: at MEDIA_URL, or else in DATA_DIR. @throws StartError when the bucket does not answer */
export async function openMedia({ media, dataDir }: Pick<Env, 'media' | 'dataDir'>): Promise<MediaStore> {
  if (!media) return mediaFolder(join(dataDir, 'media'));
  const store = s3Media(media);
  try {
    await store.open('is-it-there');
  } catch (error) {
    throw new StartError(`MEDIA_URL: the bucket ${media.bucket} does not answer (${(error as Error).message})`);
  }
  return store;
}
