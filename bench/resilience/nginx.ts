import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import type { Certificate } from '../variants/certificate.ts';

const documented = resolve(import.meta.dirname, '../../docs/nginx');

/** The documented configuration, word for word but for its port, its certificate and the instances behind it. */
function toConfiguration(folder: string, port: number, instances: number[]) {
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join('\n');
  const site = readFileSync(join(documented, 'portal.conf'), 'utf8')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replaceAll('/etc/ssl/portal', join(folder, 'portal'))
    .replaceAll('/etc/nginx', documented);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${site} }`;
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    socket.on('error', () => resolve(false)).on('close', (hadError) => hadError || resolve(true));
  });

async function untilOpen(port: number, nginx: ChildProcess) {
  while (!(await isTaken(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not take the configuration');
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The real nginx on loopback, with the documented configuration in front of these instances. */
export async function startNginx(folder: string, port: number, instances: number[], { cert, key }: Certificate) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'portal.pem'), cert);
  writeFileSync(join(folder, 'portal.key'), key);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, toConfiguration(folder, port, instances));
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill());
  await untilOpen(port, nginx);
  return {
    async stop() {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await exit;
    },
  };
}
