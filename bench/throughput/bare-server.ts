import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './statements.ts';

/**
 * A server that does nothing but ask the same of the same database and write down what came:
 * `bare-server.ts <port> <database> <file of statements>`.
 */
const [port, connectionString, file] = process.argv.slice(2);
const statements: Statement[] = JSON.parse(readFileSync(file ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString, max: 10 });

createServer(async (_, reply) => {
  const results = await Promise.all(statements.map((statement) => pool.query(statement)));
  reply.setHeader('content-type', 'application/json; charset=utf-8');
  reply.end(JSON.stringify(results.map(({ rows }) => rows)));
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('The portal is open\n'));
