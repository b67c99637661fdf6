import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export type Load = { cpuMs: number; perSecond: number };

const ticksPerSecond = 100;

function cpuMsIn(folder: string) {
  const [user = 0, system = 0] =
    readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return ((user + system) * 1_000) / ticksPerSecond;
}

/** Milliseconds of processor a process of this machine has used. */
export const cpuMsOf = (pid: number) => cpuMsIn(`/proc/${pid}`);

/** The same of the thread that its event loop runs in. */
export const cpuMsOfEventLoop = (pid: number) => cpuMsIn(`/proc/${pid}/task/${pid}`);

const ask = (url: string, agent: Agent, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on('end', resolve);
    }).on('error', reject);
  });

/** So many requests over eight connections: processor time of the server a request, and requests a second. */
export async function load(nextUrl: () => string, pid: number, requests: number, cookie: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let left = requests;
  async function reader() {
    while (left > 0) {
      left -= 1;
      await ask(nextUrl(), agent, cookie);
    }
  }
  const cpu = cpuMsOf(pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: 8 }, reader));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  return { cpuMs: (cpuMsOf(pid) - cpu) / requests, perSecond: requests / seconds };
}
