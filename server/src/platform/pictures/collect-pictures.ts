import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../limits.ts';
import type { PicturesService } from './pictures.service.ts';

const { unusedPictureGraceMs, collectPicturesAtOnce } = serverLimits;

/** Deletes some of the pictures that nothing has shown for a day: those of failed actions. @returns whether there may be more */
export async function collectPictures(pictures: PicturesService, log: Pick<FastifyBaseLogger, 'info'>) {
  const collected = await pictures.collect(new Date(Date.now() - unusedPictureGraceMs), collectPicturesAtOnce);
  if (collected > 0) log.info({ collected }, 'pictures that nothing shows were removed');
  return collected === collectPicturesAtOnce;
}
