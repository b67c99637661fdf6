import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { readEnv } from '../server/src/env.ts';
import { frontEnds } from './build.ts';
import { explain } from './explain.ts';
import { publishBuilt } from './publish-built.ts';

const root = resolve(import.meta.dirname, '..');
const settledMs = 120;
const shared = ['shared-api', 'shared-ui'];

/** The front ends taken from their sources; the others stay as they were deployed. */
const named = process.argv.slice(2);
const watched = named.length > 0 ? named : frontEnds;

let publishing = Promise.resolve();

/** One after the other: a file saved while another is being built must not touch the same folder. */
function publishNext(registry: string) {
  publishing = publishing
    .then(() => publishBuilt(registry, watched, 'npm run dev'))
    .catch((error: unknown) => void process.stderr.write(`${explain(error)}\n`));
}

function watchSources(onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  for (const room of [...watched, ...shared])
    watch(resolve(root, room, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settledMs);
    });
}

const unknown = named.filter((name) => !frontEnds.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No front end is called ${unknown.join(', ')}: there are ${frontEnds.join(', ')}\n`);
  process.exit(2);
}

try {
  const { registry } = readEnv(process.env);
  await publishBuilt(registry, frontEnds, 'npm run dev');
  watchSources(() => publishNext(registry));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LIVE_RELOAD: 'on' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
