import type { FastifyBaseLogger } from 'fastify';
import type { PicturesService } from './pictures.service.ts';

const hourMs = 60 * 60 * 1000;
/** A form takes minutes at most; whoever holds a picture that long without showing it does not need it. */
const graceMs = 24 * hourMs;
const atOnce = 100;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Removes, once an hour, the pictures that nothing has shown for a day: those of deeds that failed half-way. */
export function pictureCollector(pictures: PicturesService, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function collectAll() {
    let collected = 0;
    let last: number;
    do {
      last = await pictures.collect(new Date(Date.now() - graceMs), atOnce);
      collected += last;
    } while (last === atOnce);
    if (collected > 0) log.info({ collected }, 'pictures that nothing shows were removed');
  }

  function collect() {
    working = collectAll().catch((error: unknown) => log.error({ err: error }, 'pictures were not collected'));
    return working;
  }

  return {
    collect,
    start() {
      timer = setInterval(collect, hourMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
