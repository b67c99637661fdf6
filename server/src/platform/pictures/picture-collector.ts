import type { FastifyBaseLogger } from 'fastify';
import { serverLimits } from '../../limits.ts';
import type { PicturesService } from './pictures.service.ts';

const { collectPicturesEveryMs, unusedPictureGraceMs, collectPicturesAtOnce } = serverLimits;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Deletes once an hour the pictures that nothing has shown for a day: those of failed actions. */
export function pictureCollector(pictures: PicturesService, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function collectAll() {
    let collected = 0;
    let last: number;
    do {
      last = await pictures.collect(new Date(Date.now() - unusedPictureGraceMs), collectPicturesAtOnce);
      collected += last;
    } while (last === collectPicturesAtOnce);
    if (collected > 0) log.info({ collected }, 'pictures that nothing shows were removed');
  }

  function collect() {
    working = collectAll().catch((error: unknown) => log.error({ err: error }, 'pictures were not collected'));
    return working;
  }

  return {
    collect,
    start() {
      timer = setInterval(collect, collectPicturesEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
