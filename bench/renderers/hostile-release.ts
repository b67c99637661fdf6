import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { deployVariant } from '../../e2e/deploy.ts';
import { type Asked, askPage } from './pages.ts';

const healthEveryMs = 50;
/** A portal that has not answered by then hangs for good. */
const giveUpMs = 30_000;
const maxRequests = 10;

/** A page of remote-public, and what makes it loop for ever on the server. */
const path = '/links/about';
const loop = `;module.exports.routes.find(({ id }) => id === 'about-page').loader = () => { for (;;) ; };\n`;

export type Attack = {
  slowestHealthMs: number;
  /** Requests of the hostile page, the first with the release before among them; undefined: it never came. */
  requests: number | undefined;
};

const versionIn = (page?: Asked) => /\/r\/remote-public\/([\w.-]+)\//.exec(String(page?.body))?.[1];

/** Asks for the health at intervals, whether or not the last answer has come. */
function watchHealth(origin: string) {
  let slowest = 0;
  const waiting = new Set<number>();
  const wait = (start: number) => performance.now() - start;
  async function ask() {
    const start = performance.now();
    waiting.add(start);
    await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(giveUpMs) }).catch(() => undefined);
    waiting.delete(start);
    slowest = Math.max(slowest, wait(start));
  }
  const asking = setInterval(ask, healthEveryMs);
  return () => {
    clearInterval(asking);
    return Math.max(slowest, ...[...waiting].map(wait));
  };
}

const orGiveUp = <T>(work: Promise<T>) => Promise.race([work, pause(giveUpMs, undefined, { ref: false })]);

/** Deploys a release one page of which never ends, and asks for that page until the release before is served again. */
export async function attack(portal: { origin: string; dataDir: string }): Promise<Attack> {
  const agent = new Agent({ keepAlive: true });
  const ask = () => orGiveUp(askPage(portal.origin + path, agent, 'identity'));
  const before = versionIn(await ask());
  const files = () => ['server.cjs'];
  await deployVariant(portal, { name: 'remote-public', files, rewrite: (_, text) => text + loop });
  const readSlowest = watchHealth(portal.origin);
  let requests: number | undefined;
  for (let asked = 1; asked <= maxRequests && !requests; asked += 1) {
    const answer = await ask().catch(() => undefined);
    if (!answer) break;
    if (answer.isWhole && versionIn(answer) === before) requests = asked;
  }
  const slowestHealthMs = readSlowest();
  agent.destroy();
  return { slowestHealthMs, requests };
}
