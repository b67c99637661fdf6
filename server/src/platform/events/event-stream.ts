import { PassThrough } from 'node:stream';
import type { Change } from 'shared-api/contract/events.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canReadSecurityLog } from 'shared-api/contract/security.policy';
import { serverLimits } from '../../limits.ts';
import { changeFor } from './change-for.ts';
import type { Announcement } from './changes.ts';

type Parts = {
  viewer: PrivateMember;
  findViewer: () => Promise<PrivateMember | undefined>;
  /** The id of the newest entry of the security log. */
  findNewestEvent: () => Promise<string | undefined>;
  heartbeatMs: number;
};

/** The text of an event stream, for as long as the session lasts. */
export function eventStream({ viewer, findViewer, findNewestEvent, heartbeatMs }: Parts) {
  const stream = new PassThrough({ highWaterMark: serverLimits.unreadEventsBytes });
  let current = viewer;
  let newestEvent: string | undefined;
  let turn = Promise.resolve();

  /** What a reader that is behind will be told, one of each kind however many there were: so much stays in memory. */
  const waiting = new Map<string, Change>();

  const write = (text: string) => stream.writable && stream.write(text);

  async function checkSession() {
    const found = await findViewer();
    if (found) current = found;
    else stream.end();
  }

  function tell(change: Change) {
    const isOwn = change.id === current.id;
    if (stream.writableNeedDrain) waiting.set(`${change.noun} ${change.change} ${isOwn}`, change);
    else write(`data: ${JSON.stringify(change)}\n\n`);
  }

  function tellWaiting() {
    const changes = [...waiting.values()];
    waiting.clear();
    for (const change of changes) tell(change);
  }

  const readNewestEvent = async () =>
    stream.writable && canReadSecurityLog(current) ? await findNewestEvent() : undefined;

  /** The log grows with every sign-in: it is looked at now and then, and announces nothing itself. */
  async function tellOfSecurityLog() {
    const id = await readNewestEvent();
    if (id && id !== newestEvent) tell({ noun: 'security', change: 'added', id });
    newestEvent = id;
  }

  async function pass(announcement: Announcement) {
    if (announcement.id === current.id) await checkSession();
    const change = stream.writable && changeFor(current, announcement);
    if (change) tell(change);
  }

  async function beat() {
    await checkSession();
    await tellOfSecurityLog();
    if (!stream.writableNeedDrain) write(': alive\n\n');
  }

  /** In order: a change announced after one of the viewer's own rights waits until the session is checked. */
  function enqueue(work: () => Promise<void>) {
    turn = turn.then(work).catch((error) => void stream.destroy(error));
  }

  enqueue(async () => {
    newestEvent = await readNewestEvent();
  });
  const heartbeat = setInterval(() => enqueue(beat), heartbeatMs).unref();
  stream.on('drain', tellWaiting);
  stream.on('close', () => clearInterval(heartbeat));
  write(`retry: ${serverLimits.eventsReconnectMs}\n\n`);
  return { stream, hear: (announcement: Announcement) => enqueue(() => pass(announcement)) };
}
