import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import utils from 'pg/lib/utils.js';

/** `name`: one that is prepared. */
export type Statement = { text: string; values: (string | null)[]; name?: string };

/** A request that carries this header has its statements recorded. */
export const recorded = 'x-record-statements';

type Sent = { text?: unknown; values?: unknown; name?: string };
type Query = (text: unknown, values?: unknown, ...more: unknown[]) => unknown;

/**
 * Notes the reading statements of each request that wants to be recorded, with their parameters as they are sent. They are
 * told from those of other requests and of background work by the request in which they are sent, not by when they are
 * sent or over which connection.
 */
export function recordStatements(client: { query: Query }, note: (statement: Statement) => void) {
  const isRecorded = new AsyncLocalStorage<boolean>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    isRecorded.enterWith(recorded in request.headers);
  });
  const { query } = client;
  client.query = function recordQuery(given, values, ...more) {
    const { text, values: sent, name } = (typeof given === 'string' ? { text: given, values } : given) as Sent;
    if (isRecorded.getStore() && typeof text === 'string' && /^select|^with/i.test(text))
      note({ text, values: Array.isArray(sent) ? sent.map(utils.prepareValue) : [], ...(name && { name }) });
    return query.call(this, given, values, ...more);
  };
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** As a script of pgbench: the values stand in the text. */
export const toScript = (statements: Statement[]) =>
  statements
    .map(
      ({ text, values }) =>
        `${text.replace(/\$(\d+)/g, (_, place) => quoted(values[Number(place) - 1] ?? null)).replaceAll('\n', ' ')};\n`,
    )
    .join('');
