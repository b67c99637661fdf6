import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage, readPointer } from 'deploy/registry';
import { readEnv } from '../server/src/platform/env/env.ts';
import { build, frontEnds } from './build.ts';
import { serveAgainst } from './dev-against.ts';
import { explain } from './explain.ts';
import { publishFromCheckout } from './publish-built.ts';

const root = resolve(import.meta.dirname, '..');
const settledMs = 120;
const shared = ['shared-api', 'shared-ui'];

const { values, positionals: named } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });

/** The front ends taken from their sources; the others stay as they were deployed. */
const watched = named.length > 0 ? named : frontEnds;

let publishing = Promise.resolve();

/** One after the other: a file saved while another is being built must not touch the same folder. */
function publishNext(registry: string) {
  publishing = publishing
    .then(() => publishFromCheckout(registry, watched, 'npm run dev'))
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

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

/** One remote from its sources inside a portal that is deployed somewhere: nothing is published, nobody else sees it. */
async function runAgainst(address: string) {
  const [name, ...more] = named;
  if (!name || more.length > 0 || name === 'shell') stop('Name one remote: npm run dev -- remote-spaces --against URL');
  if (!URL.canParse(address)) stop(`${address} is no address of a portal, such as https://portal.example`);
  const port = Number(process.env.PORT ?? 4400);
  await build(name);
  const { untilOpen, tell } = serveAgainst({ name, portal: new URL(address), port });
  await untilOpen;
  process.stdout.write(`${address} with ${name} from this machine is open at http://localhost:${port}\n`);
  watchSources(() => {
    publishing = publishing
      .then(() => build(name))
      .then(tell, (error: unknown) => void process.stderr.write(`${explain(error)}\n`));
  });
}

async function runHere() {
  const { registry } = readEnv(process.env);
  const live = (await readPointer(openStorage(registry), 'production'))?.remotes ?? {};
  await publishFromCheckout(
    registry,
    frontEnds.filter((name) => watched.includes(name) || !Object.hasOwn(live, name)),
    'npm run dev',
  );
  watchSources(() => publishNext(registry));
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev-server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LIVE_RELOAD: 'on' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

const unknown = named.filter((name) => !frontEnds.includes(name));
if (unknown.length > 0) stop(`No front end is called ${unknown.join(', ')}: there are ${frontEnds.join(', ')}`);

try {
  await (values.against === undefined ? runHere() : runAgainst(values.against));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
