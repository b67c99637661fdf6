import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { launchNginx } from '../../e2e/nginx.ts';
import { findFreePort, temporaryFolder } from '../../e2e/processes.ts';
import { createCertificate } from '../start/certificate.ts';

const docs = resolve(import.meta.dirname, '../../docs/nginx');
export const host = 'portal.example';

/**
 * A real nginx in front of instances: the documented configuration, word for word but for its port, its certificate, its cache and
 * the instances. Answers what opens a connection to it as a browser does.
 */
export async function openNginx(stack: AsyncDisposableStack, instances: { port: number }[]) {
  const port = await findFreePort();
  const { cert, key } = createCertificate(stack).files;
  const servers = instances.map((instance) => `server 127.0.0.1:${instance.port} max_fails=0;`).join('\n');
  const site = ['portal-cache.conf', 'portal.conf']
    .map((file) => readFileSync(`${docs}/${file}`, 'utf8'))
    .join('\n')
    .replace('/var/cache/nginx/portal', temporaryFolder(stack, 'pages'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace('/etc/ssl/portal.pem', cert)
    .replace('/etc/ssl/portal.key', key);
  await launchNginx(stack, port, site);
  const options = { rejectUnauthorized: false, servername: host, maxSessionMemory: 64 };
  return () => connect(`https://127.0.0.1:${port}`, options);
}

/** One request over HTTP/2. */
export async function ask(session: ClientHttp2Session, path: string, headers = {}, body?: Buffer | string) {
  const stream = session.request({ ':authority': host, ':path': path, ...headers });
  stream.end(body);
  const [reply] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  const received = await text(stream).catch(() => ''); // rejected before all of it was sent
  return { status: Number(reply[':status']), headers: reply, text: received };
}
