import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../e2e/processes.ts';
import { isSmoke } from '../run-bench.ts';
import { type Statement, toScript } from './statements.ts';

const length = isSmoke ? ['-t', '1'] : ['-T', '3'];

/** How often a second PostgreSQL alone answers these statements, over eight connections. */
export function pgbench(stack: AsyncDisposableStack, bin: string, url: string, statements: Statement[]): number {
  const script = join(temporaryFolder(stack, 'pgbench'), 'script.sql');
  writeFileSync(script, toScript(statements));
  const args = ['-n', '-c', '8', '-j', '2', ...length, '-f', script, url];
  return Number(/tps = ([\d.]+)/.exec(execFileSync(join(bin, 'pgbench'), args, { encoding: 'utf8' }))?.[1]);
}
