import { PassThrough } from 'node:stream';
import type { Change } from 'shared-api/contract/events.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
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

/** The text of an event stream, for as long as the session lasts and may open the dashboard. */
export function eventStream({ viewer, findViewer, findNewestEvent, heartbeatMs }: Parts) {
  const stream = new PassThrough();
  let current = viewer;
  let newestEvent: string | undefined;
  let turn = Promise.resolve();

  function write(text: string) {
    // disconnects a reader that does not read, so that memory stays bounded
    if (stream.writableLength > serverLimits.maxUnreadEventsBytes) stream.destroy();
    else if (stream.writable) stream.write(text);
  }

  async function checkSession() {
    const found = await findViewer();
    if (found && canOpenDashboard(found)) current = found;
    else stream.end();
  }

  const tell = (change: Change) => write(`data: ${JSON.stringify(change)}\n\n`);

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
    write(': alive\n\n');
  }

  /** In order: a change announced after one of the viewer's own rights waits until the session is checked. */
  function enqueue(work: () => Promise<void>) {
    turn = turn.then(work).catch((error) => void stream.destroy(error));
  }

  enqueue(async () => {
    newestEvent = await readNewestEvent();
  });
  const heartbeat = setInterval(() => enqueue(beat), heartbeatMs).unref();
  stream.on('close', () => clearInterval(heartbeat));
  write(`retry: ${serverLimits.eventsReconnectMs}\n\n`);
  return { stream, hear: (announcement: Announcement) => enqueue(() => pass(announcement)) };
}
