import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own, on loopback; as root it runs as the user `postgres`. */
export function startCluster(port: number) {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const as = process.getuid?.() === 0 ? ['su', 'postgres', '-s', '/bin/sh', '-c'] : ['/bin/sh', '-c'];
  const run = (command: string) => execFileSync(as[0] ?? '', [...as.slice(1), command], { stdio: 'ignore' });
  const start = () =>
    run(
      `'${bin}/pg_ctl' -D '${data}' -w start -l '${folder}/log' -o '-c listen_addresses=127.0.0.1 -p ${port} -k ${folder}'`,
    );
  const stop = () => run(`'${bin}/pg_ctl' -D '${data}' -w -m fast stop`);
  run(`'${bin}/initdb' -D '${data}' -U postgres -A trust -E UTF8`);
  function remove() {
    process.off('exit', remove);
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
  start();
  process.once('exit', remove); // whatever ends the measuring
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** What it says of itself. */
    log: join(folder, 'log'),
    bin,
    start,
    stop,
    remove,
  };
}
export type Cluster = ReturnType<typeof startCluster>;
