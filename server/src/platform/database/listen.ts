import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';

/** A channel that is being listened to. */
export type Listening = {
  /** Resolves when all that was announced before the call has been heard, or when the connection turned out to be lost. */
  whenIdle: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Listens on a channel until it is stopped; `onLost` is called once, when notifications may have been missed. Every `heartbeatMs`
 * the connection is looked at.
 */
export type Listen = (
  channel: string,
  receive: (payload: string) => void,
  onLost: () => void,
  heartbeatMs?: number,
) => Promise<Listening>;

/** A connection of its own: what is announced reaches every instance of the server. */
export const listenToServer =
  (connectionString: string): Listen =>
  async (channel, receive, onLost, heartbeatMs = serverLimits.listenHeartbeatMs) => {
    const client = new pg.Client({
      connectionString,
      application_name: `listen ${channel}`, // tells it from the pool's connections in pg_stat_activity
      keepAlive: true,
      connectionTimeoutMillis: serverLimits.connectTimeoutMs,
      query_timeout: serverLimits.listenTimeoutMs,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let isListening = false;
    let last = Promise.resolve();
    let next: Promise<void> | undefined;

    function stop() {
      isListening = false;
      clearInterval(heartbeat);
      return client.end();
    }

    function lose() {
      if (!isListening) return;
      void stop();
      onLost();
    }

    /** PostgreSQL sends what it has to announce before it answers, so that any answer says that nothing is on its way. */
    function ask() {
      next = undefined;
      return client.query('select 1').then(() => undefined, lose);
    }

    /** Those who come while one request is under way share the next. */
    function whenIdle() {
      next ??= last.then(ask);
      last = next;
      return next;
    }

    client.on('notification', ({ payload = '' }) => receive(payload));
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await stop();
      throw error;
    }
    isListening = true;
    // a connection whose other end is gone without a word is noticed by what it leaves unanswered
    heartbeat = setInterval(whenIdle, heartbeatMs).unref();
    return { whenIdle, stop };
  };

/** In this process a notification is heard before the commit that sends it returns, and none is lost. */
export const listenToEmbedded =
  (pglite: PGlite): Listen =>
  async (channel, receive) => ({ whenIdle: async () => undefined, stop: await pglite.listen(channel, receive) });
