import { PassThrough } from 'node:stream';
import { canReadSecurityLog } from 'shared-api/contract/accounts/security.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { Change } from 'shared-api/contract/notifications/changes.contract';
import { serverLimits } from '../../limits.ts';
import { changeFor } from './change-for.ts';
import type { ChangeNotice } from './changes.ts';

type Parts = {
  viewer: PrivateMember;
  findViewer: () => Promise<PrivateMember | undefined>;
  /** The id of the newest entry of the security log. */
  findNewestEvent: () => Promise<string | undefined>;
  heartbeatMs: number;
};

/** The text of an event stream, for as long as the session lasts. */
export function changeStream({ viewer, findViewer, findNewestEvent, heartbeatMs }: Parts) {
  const stream = new PassThrough({ highWaterMark: serverLimits.unreadChangesBytes });
  let current = viewer;
  let newestEvent: string | undefined;
  let turn = Promise.resolve();
  let pending = 0;

  /** What a reader that is behind will be told, one of each kind however many there were: so much stays in memory. */
  const waiting = new Map<string, Change>();

  const write = (text: string) => stream.writable && stream.write(text);

  async function checkSession() {
    const found = await findViewer();
    if (found) current = found;
    else stream.end();
  }

  function send(change: Change) {
    const isOwn = change.id === current.id;
    if (stream.writableNeedDrain) waiting.set(`${change.noun} ${change.change} ${isOwn}`, change);
    else write(`data: ${JSON.stringify(change)}\n\n`);
  }

  function sendWaiting() {
    const changes = [...waiting.values()];
    waiting.clear();
    for (const change of changes) send(change);
  }

  const readNewestEvent = async () =>
    stream.writable && canReadSecurityLog(current) ? await findNewestEvent() : undefined;

  /** The log grows with every sign-in: it is looked at now and then, and announces nothing itself. */
  async function sendSecurityEvents() {
    const id = await readNewestEvent();
    if (id && id !== newestEvent) send({ noun: 'security', change: 'added', id });
    newestEvent = id;
  }

  function pass(notice: ChangeNotice) {
    const change = stream.writable && changeFor(current, notice);
    if (change) send(change);
  }

  async function beat() {
    await checkSession();
    await sendSecurityEvents();
    if (!stream.writableNeedDrain) write(': alive\n\n');
  }

  function enqueue(work: () => Promise<void>) {
    pending += 1;
    turn = turn
      .then(work)
      .catch((error) => void stream.destroy(error))
      .finally(() => (pending -= 1));
  }

  /** In order: a change announced after one of the viewer's own rights waits until the session is checked. */
  function receive(notice: ChangeNotice) {
    const isOwn = notice.id === current.id;
    if (!isOwn && pending === 0) return pass(notice);
    enqueue(async () => {
      if (isOwn) await checkSession();
      pass(notice);
    });
  }

  enqueue(async () => {
    newestEvent = await readNewestEvent();
  });
  const heartbeat = setInterval(() => enqueue(beat), heartbeatMs).unref();
  stream.on('drain', sendWaiting);
  stream.on('close', () => clearInterval(heartbeat));
  write(`retry: ${serverLimits.changesReconnectMs}\n\n`);
  return { stream, receive };
}
