import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';

const { maxPreparedStatements, preparedFromUse, maxCountedStatements } = serverLimits;

/** Names the queries that a pool sends often, the same on each of its connections. */
function statementNames() {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: maxCountedStatements });

  /** The name of a query that is sent often; undefined for others, and once there are as many as a connection may keep. */
  return function nameOf(text: string) {
    const known = names.get(text);
    if (known || names.size >= maxPreparedStatements || !/^(?:select|with) /.test(text)) return known;
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < preparedFromUse) return undefined;
    const name = hash('sha256', text, 'base64url').slice(0, 27);
    names.set(text, name);
    return name;
  };
}

/**
 * Connections of one pool, which have each frequent query parsed and planned once: of a list of posts that is most of the
 * database's work.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames();
  return class PreparingClient extends pg.Client {
    override query(...args: unknown[]) {
      const [text, values] = args;
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      const query: (...args: unknown[]) => unknown = super.query;
      return query.apply(this, name ? [{ name, text, values }, ...args.slice(2)] : args) as never;
    }
  };
}
