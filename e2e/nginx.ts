import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from './portal.ts';
import { findFreePort, startProcess, temporaryFolder } from './processes.ts';

const program = '/usr/sbin/nginx';
export const hasNginx = existsSync(program);

const docs = resolve(import.meta.dirname, '../docs/nginx');
/** What the documented sites include, from the folder of nginx.conf. */
const included = ['portal-proxy.conf', 'portal-locations.conf'];
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false; // not yet
  } finally {
    socket.destroy();
  }
}

/** A real nginx on `port` with `site` in its `http` block, which ends with `stack`. @throws what it logged instead */
export async function launchNginx(stack: AsyncDisposableStack, port: number, site: string) {
  const folder = temporaryFolder(stack, 'nginx');
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  for (const name of included) await copyFile(join(docs, name), join(folder, name));
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${log};
events { worker_connections 512; }
http { include /etc/nginx/mime.types; access_log off;
${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${site} }`,
  );
  // its workers outlive a master that is killed
  const child = startProcess(stack, program, ['-c', file, '-e', log], { stdio: 'ignore', signal: 'SIGTERM' });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await readFile(log, 'utf8')}`);
    await pause(50);
  }
}

/** A real nginx in front of a portal's registry, as the documentation says, which asks the portal for its API alone. */
export async function startNginx({ origin, dataDir }: Portal) {
  const stack = new AsyncDisposableStack();
  try {
    const port = await findFreePort();
    const site = (await readFile(join(docs, 'static.conf'), 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('server_name portal.example;', 'server_name localhost;')
      .replace('root /srv/portal/frontends;', `root ${join(dataDir, 'frontends')};`)
      .replace('127.0.0.1:3000', `127.0.0.1:${new URL(origin).port}`);
    await launchNginx(stack, port, site);
    return { origin: `http://localhost:${port}`, stop: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
