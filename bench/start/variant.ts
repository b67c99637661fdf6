import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import type { Fetched, Fetcher } from './secure-portal.ts';

const pageQuality = 5;
const namesBytes = ['content-security-policy', 'etag', 'content-length'];

const pack = (bytes: Buffer | string, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A script of the variant's own, packed like the portal's. */
export const toScript = (bytes: Buffer): Fetched => ({
  status: 200,
  headers: {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  },
  body: pack(bytes, constants.BROTLI_MAX_QUALITY),
});

/** A page instead of the portal's, with the headers of its reply but those that name its bytes. */
export function toPage({ headers }: Fetched, document: string): Fetched {
  const body = pack(document, pageQuality);
  const others = Object.entries(headers).filter(([name]) => !namesBytes.includes(name));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { status: 200, headers: { ...Object.fromEntries(others), 'content-encoding': 'br', etag }, body };
}

function send(stream: ServerHttp2Stream, { status, headers, body }: Fetched) {
  stream.respond({ ':status': status, 'content-length': body.length, ...headers });
  stream.end(body);
}

/** Serves another form of the portal's pages; whatever else it asks for (pictures, fonts) is the portal's own reply, kept. */
export async function serveVariant(
  stack: AsyncDisposableStack,
  { certificate: { cert, key }, get }: { certificate: Certificate; get: Fetcher },
) {
  const replies = new Map<string, Fetched>();
  const server = createSecureServer({ cert, key });
  server.on('stream', async (stream, headers) => {
    if (headers[':method'] !== 'GET') {
      stream.respond({ ':status': 204 }, { endStream: true }); // how its builds came up is the portal's own affair
      return;
    }
    const path = headers[':path'] ?? '/';
    const reply = replies.get(path) ?? (await get(path, 'br'));
    replies.set(path, reply);
    if (stream.destroyed) return;
    const { etag } = reply.headers;
    if (etag && headers['if-none-match'] === etag) stream.respond({ ':status': 304, etag }, { endStream: true });
    else send(stream, reply);
  });
  stack.defer(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, set: (path: string, reply: Fetched) => replies.set(path, reply) };
}
