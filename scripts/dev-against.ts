import { readFileSync } from 'node:fs';
import { request as askHttp, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askHttps } from 'node:https';
import { extname, join, resolve } from 'node:path';
import { FrontEndContract, parseJson } from 'deploy/registry';
import { localPage } from './local-page.ts';

const root = resolve(import.meta.dirname, '..');
const types: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.svg': 'image/svg+xml' };
/** Below it this machine serves its own build; everything else is the deployed portal's. */
const ownPrefix = '/@local/';
const changes = '/@local-changes';

export type Against = {
  /** The front end that this machine serves. */
  name: string;
  /** The deployed portal that everything else comes from. */
  portal: URL;
  port: number;
};

function readContract(name: string) {
  const path = join(root, name, 'dist/contract.json');
  return parseJson(FrontEndContract, readFileSync(path), path);
}

/** The entry under the one name that does not change from build to build. */
function readEntry(name: string) {
  const { entry, globalName } = readContract(name);
  const text = readFileSync(join(root, name, 'dist', entry), 'utf8');
  return `${text}\n;var ${name.replaceAll('-', '_')}_local=${globalName};`;
}

function readOwn(name: string, file: string) {
  if (file === 'entry.js') return readEntry(name);
  if (file === 'reload.js') return `new EventSource('${changes}').onmessage = () => location.reload();`;
  return /^[\w.-]+$/.test(file) ? readFileSync(join(root, name, 'dist', file)) : undefined;
}

function serveOwn(name: string, file: string, reply: ServerResponse) {
  const bytes = readOwn(name, file);
  reply.writeHead(bytes ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  reply.end(bytes);
}

/** Proxies a request to the portal; its pages come back with this machine's build in them. */
function forward({ name, portal, port }: Against, incoming: IncomingMessage, reply: ServerResponse) {
  const ask = portal.protocol === 'https:' ? askHttps : askHttp;
  const headers = { ...incoming.headers, host: portal.host, 'accept-encoding': 'identity' };
  if (incoming.headers.origin) headers.origin = portal.origin;
  const onward = ask(new URL(incoming.url ?? '/', portal), { method: incoming.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      reply.writeHead(answer.statusCode ?? 502, withoutSecure(answer.headers));
      return answer.pipe(reply);
    }
    const html = (await answer.toArray()).join('');
    const page = localPage(html, name, `http://localhost:${port}${ownPrefix}entry.js`, `${ownPrefix}reload.js`);
    const { 'content-length': _, etag: __, ...kept } = withoutSecure(answer.headers);
    reply.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' });
    return reply.end(page);
  });
  onward.on('error', (error) => {
    reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    reply.end(`${portal.origin} does not answer: ${error.message}`);
  });
  incoming.pipe(onward);
}

/** This machine has no TLS: browsers would not send a `Secure` cookie to it. */
function withoutSecure({
  'set-cookie': cookies,
  'strict-transport-security': _,
  ...headers
}: IncomingMessage['headers']) {
  return { ...headers, ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*secure/i, '')) }) };
}

/** Serves a deployed portal on this machine with one front end out of its `dist/`. Returns how to notify open pages of a change. */
export function serveAgainst(against: Against) {
  const open = new Set<ServerResponse>();
  const server = createServer((incoming, reply) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith(ownPrefix)) return serveOwn(against.name, pathname.slice(ownPrefix.length), reply);
    if (pathname !== changes) return forward(against, incoming, reply);
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    open.add(reply);
    reply.on('close', () => open.delete(reply));
  });
  server.listen(against.port, '127.0.0.1');
  return {
    untilOpen: new Promise<void>((ready, fail) => server.once('listening', ready).once('error', fail)),
    tell: () => {
      for (const page of open) page.write('data: changed\n\n');
    },
  };
}
