import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openLoop } from '../measure/open-loop.ts';
import { isSmoke } from '../run-bench.ts';
import type { Call } from './calls.ts';

/** A part of the portal that fails, or comes back, while people go on. */
export type Disruption = { name: string; disrupt: () => unknown };

const pauseMs = isSmoke ? 500 : 6_000;

/**
 * People read and publish at a constant rate while parts of the portal are ended and come back.
 * @returns what was answered, and the ids of the acknowledged posts
 */
export async function publishThrough(disruptions: Disruption[], { read, publish }: { read: Call; publish: Call }) {
  const acknowledged: string[] = [];
  const record: Call['send'] = async (index) => {
    const answer = await publish.send(index);
    if (answer.status === publish.wanted) acknowledged.push(JSON.parse(String(answer.body)).post.id);
    return answer;
  };
  async function disruptAll() {
    for (const { disrupt } of disruptions) {
      await pause(pauseMs);
      await disrupt();
    }
  }
  const seconds = ((disruptions.length + 1) * pauseMs) / 1_000;
  const [reads, writes] = await Promise.all([
    openLoop(read.send, read.wanted, read.perSecond, seconds),
    openLoop(record, publish.wanted, publish.perSecond, seconds),
    disruptAll(),
  ]);
  return { reads, writes, acknowledged };
}

/** From now on a commit waits until the replica has it too, so that the replica can take over without a loss. */
export async function keepOnBoth(client: pg.Client) {
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
}

/** The acknowledged posts that are not there. */
export async function findLost(client: pg.Client, acknowledged: string[]) {
  const { rows } = await client.query<{ id: string }>('select id from posts where id = any($1)', [acknowledged]);
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id));
}
