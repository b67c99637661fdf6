import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../resilience/cluster.ts';
import { type Statement, toScript } from './statements.ts';

/** How often a second PostgreSQL alone answers these statements, over eight connections. */
export function pgbench({ bin }: Cluster, url: string, script: string, statements: Statement[]): number {
  writeFileSync(script, toScript(statements));
  chmodSync(script, 0o644);
  const said = execFileSync(join(bin, 'pgbench'), ['-n', '-c', '8', '-j', '2', '-T', '3', '-f', script, url], {
    encoding: 'utf8',
  });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}
