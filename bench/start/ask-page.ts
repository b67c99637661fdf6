import { type Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A name of the portal that nobody asked by before: pages are kept for each of its names. */
let lastPort = 0;
function anotherHost() {
  lastPort = (lastPort % 65_000) + 1;
  return `localhost:${lastPort}`;
}

/**
 * Asks as browsers do for a page that is not kept, and reads the whole answer. @returns whether the server rendered it: of other
 * pages nobody may keep a copy
 */
export const askUncached = (url: string, agent?: Agent) =>
  new Promise<boolean>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', host: anotherHost() } }, async (reply) => {
      await buffer(reply);
      resolve(reply.statusCode === 200 && reply.headers['cache-control'] !== 'no-store');
    }).on('error', reject);
  });
