import { hash } from 'node:crypto';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';

const names = new Map<string, string>();

/** The name of a statement that only reads; undefined for others, and for those past the number that a connection remembers. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known || names.size >= serverLimits.maxPreparedStatements || !/^(?:select|with) /.test(text)) return known;
  const name = hash('sha256', text, 'base64url').slice(0, 27);
  names.set(text, name);
  return name;
}

/** A connection that has each statement parsed and planned once: of a list of posts that is most of the database's work. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]) {
    const [text, values] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query: (...args: unknown[]) => unknown = super.query;
    return query.apply(this, name ? [{ name, text, values }, ...args.slice(2)] : args) as never;
  }
}
