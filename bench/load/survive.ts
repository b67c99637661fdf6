import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isSmoke } from '../run-bench.ts';
import type { Call } from './calls.ts';
import { type Answer, openLoop } from './open-loop.ts';

/** A part of the portal that fails, or comes back, while people go on. */
export type Disruption = { name: string; disrupt: () => void | Promise<void> };

const pauseMs = isSmoke ? 500 : 6_000;
const seconds = (disruptions: number) => ((disruptions + 1) * pauseMs) / 1_000;

const idOf = ({ body }: Answer): string => JSON.parse(body).post.id;

/**
 * People read and publish at a constant rate while parts of the portal are ended and come back.
 * @returns what was answered, and the acknowledged posts that are not there afterwards
 */
export async function publishThrough(disruptions: Disruption[], { read, publish }: { read: Call; publish: Call }) {
  const acknowledged: string[] = [];
  const record: Call['send'] = async (index) => {
    const answer = await publish.send(index);
    if (answer.status === publish.wanted) acknowledged.push(idOf(answer));
    return answer;
  };
  async function disruptAll() {
    for (const { disrupt } of disruptions) {
      await pause(pauseMs);
      await disrupt();
    }
  }
  const [reads, writes] = await Promise.all([
    openLoop(read.send, read.wanted, read.perSecond, seconds(disruptions.length)),
    openLoop(record, publish.wanted, publish.perSecond, seconds(disruptions.length)),
    disruptAll(),
  ]);
  return { reads, writes, acknowledged };
}

export async function findLost(client: pg.Client, acknowledged: string[]) {
  const { rows } = await client.query<{ id: string }>('select id from posts where id = any($1)', [acknowledged]);
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id));
}
