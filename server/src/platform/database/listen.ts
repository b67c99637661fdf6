import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';

/** Listens on a channel until it is stopped; `onLost` is called when notifications may have been missed. */
export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** A connection of its own: what is announced reaches every instance of the server. */
export const listenToServer =
  (connectionString: string): Listen =>
  async (channel, hear, onLost) => {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: serverLimits.connectTimeoutMs,
    });
    client.on('notification', ({ payload = '' }) => hear(payload));
    client.on('error', onLost);
    client.on('end', onLost);
    await client.connect();
    await client.query(`listen ${channel}`);
    return () => client.end();
  };

export const listenToEmbedded =
  (pglite: PGlite): Listen =>
  (channel, hear) =>
    pglite.listen(channel, hear);
