import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort, type Portal } from './portal.ts';

const docs = resolve(import.meta.dirname, '../docs/nginx');

/** The configuration of the documentation, with this machine's places in it. */
async function configure(folder: string, { origin, dataDir }: Portal, port: number) {
  const server = (await readFile(join(docs, 'static.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name portal.example;', 'server_name localhost;')
    .replace('root /srv/portal/frontends;', `root ${join(dataDir, 'frontends')};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${new URL(origin).port}`)
    .replace('/etc/nginx/portal-proxy.conf', join(docs, 'portal-proxy.conf'));
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  await writeFile(
    file,
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${server} }`,
  );
  return file;
}

async function untilAnswers(origin: string) {
  for (;;) {
    const reply = await fetch(origin).catch(() => undefined);
    if (reply) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** A real nginx in front of a portal's registry, as the documentation says, which asks the portal for its API alone. */
export async function startNginx(portal: Portal) {
  const folder = await mkdtemp(join(tmpdir(), 'tadamon-nginx-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('/usr/sbin/nginx', ['-c', await configure(folder, portal, port), '-e', `${folder}/error.log`]);
  const ended = once(child, 'exit').then(async () => {
    throw new Error(`nginx ended: ${await readFile(`${folder}/error.log`, 'utf8')}`);
  });
  await Promise.race([untilAnswers(origin), ended]);
  ended.catch(() => undefined);

  async function stop() {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  }
  return { origin, stop };
}
