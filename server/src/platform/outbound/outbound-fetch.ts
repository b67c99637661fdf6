import type { IncomingMessage } from 'node:http';
import {
  OutboundError,
  type OutboundOptions,
  outboundRequest,
  parseAddress,
  toOutboundError,
} from './outbound-request.ts';

type Request = { accept: string; maxBytes: number; maxRedirects: number; signal: AbortSignal };
/** The bytes at an address of the internet. @throws OutboundError */
export type OutboundFetch = (address: string, request: Request) => Promise<Buffer>;

const redirects = new Set([301, 302, 303, 307, 308]);

/** Ends the connection at the first byte too many. */
async function readAtMost(reply: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = Number(reply.headers['content-length'] ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  for await (const chunk of reply) {
    size += chunk.length;
    if (size > maxBytes) throw new OutboundError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches what people name on other sites; each site it redirects to is checked like the first. */
export function outboundFetch(options: OutboundOptions = {}): OutboundFetch {
  const ask = outboundRequest(options);

  async function follow(url: URL, request: Request): Promise<Buffer> {
    const reply = await ask(url, { headers: { accept: request.accept }, signal: request.signal });
    if (reply.statusCode === 200) return readAtMost(reply, request.maxBytes);
    reply.destroy();
    const { location } = reply.headers;
    if (!location || !redirects.has(reply.statusCode ?? 0)) throw new OutboundError(`status ${reply.statusCode}`);
    if (request.maxRedirects === 0) throw new OutboundError('too many redirects');
    return follow(parseAddress(location, url), { ...request, maxRedirects: request.maxRedirects - 1 });
  }

  return async (address, request) => {
    try {
      return await follow(parseAddress(address), request);
    } catch (error) {
      throw toOutboundError(error);
    }
  };
}
