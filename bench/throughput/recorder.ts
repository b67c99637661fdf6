import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { recordStatements } from './statements.ts';

/** Loaded before the portal: writes what it records to the file STATEMENTS_FILE, one line of JSON a statement. */
const file = process.env.STATEMENTS_FILE ?? '';
recordStatements(pg.Client.prototype as never, (statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`));
