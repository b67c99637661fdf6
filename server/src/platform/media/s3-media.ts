import { type S3Location, s3Bucket } from 'deploy/registry';
import type { MediaStore } from './media-store.ts';

const headers = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };

/** A media store in S3-compatible storage: the same name has the same content, so it is written without a check. */
export function s3Media(location: S3Location): MediaStore {
  const bucket = s3Bucket(location);
  return {
    put: (name, bytes) => bucket.put(name, bytes, headers),
    open: (name) => bucket.open(name),
    remove: (name) => bucket.remove(name),
  };
}
