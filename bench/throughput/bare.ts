import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, findFreePort, startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { isSmoke } from '../run-bench.ts';
import { type Statement, toScript } from './statements.ts';

/** A server that does nothing but send these statements to this database. */
export async function startBare(stack: AsyncDisposableStack, url: string, statements: Statement[]) {
  const port = await findFreePort();
  const file = join(temporaryFolder(stack, 'bare'), 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const args = [join(import.meta.dirname, 'bare-server.ts'), String(port), url, file];
  const child = startProcess(stack, process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => endProcess(child, 'SIGTERM') };
}

/** How often a second PostgreSQL alone answers these statements, over eight connections. */
export function pgbench(stack: AsyncDisposableStack, bin: string, url: string, statements: Statement[]): number {
  const script = join(temporaryFolder(stack, 'pgbench'), 'script.sql');
  writeFileSync(script, toScript(statements));
  const args = ['-n', '-c', '8', '-j', '2', ...(isSmoke ? ['-t', '1'] : ['-T', '3']), '-f', script, url];
  return Number(/tps = ([\d.]+)/.exec(execFileSync(join(bin, 'pgbench'), args, { encoding: 'utf8' }))?.[1]);
}
