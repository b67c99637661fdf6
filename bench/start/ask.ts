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
