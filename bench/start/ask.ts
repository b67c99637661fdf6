import { type Agent, type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Sent = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | Buffer };
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const timeoutMs = 30_000;

/** Sends one request, who signed the certificate; the reply stays packed as it came. @throws when none comes in time */
export const ask = ({ url, method = 'GET', headers = {}, body }: Sent, agent?: Agent) =>
  new Promise<Reply>((done, fail) => {
    const request = url.startsWith('https') ? requestHttps : requestHttp;
    const options = { method, headers, timeout: timeoutMs, rejectUnauthorized: false, ...(agent && { agent }) };
    const call = request(url, options, (reply) =>
      buffer(reply).then(
        (received) => done({ status: reply.statusCode ?? 0, headers: reply.headers, body: received }),
        fail,
      ),
    );
    call.on('timeout', () => call.destroy(new Error(`${url} did not answer`))).on('error', fail);
    call.end(body);
  });

/** A name of the portal that nobody asked by before: pages are kept for each of its names. */
let lastPort = 0;
function anotherHost() {
  lastPort = (lastPort % 65_000) + 1;
  return `localhost:${lastPort}`;
}

/** Asks for a page that is not kept. @returns whether the server rendered it: of other pages nobody may keep a copy */
export async function askUncached(url: string, agent?: Agent) {
  const { status, headers } = await ask({ url, headers: { 'accept-encoding': 'br', host: anotherHost() } }, agent);
  return status === 200 && headers['cache-control'] !== 'no-store';
}
