import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { StartError } from '../env/start-error.ts';
import { mediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';
import { s3Media } from './s3-media.ts';

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
