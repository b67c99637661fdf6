import { PassThrough } from 'node:stream';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { serverLimits } from '../../limits.ts';
import { changeFor } from './change-for.ts';
import type { Announcement } from './changes.ts';

type Parts = { viewer: PrivateMember; findViewer: () => Promise<PrivateMember | undefined>; heartbeatMs: number };

/** The text of an event stream, for as long as the session lasts and may open the dashboard. */
export function eventStream({ viewer, findViewer, heartbeatMs }: Parts) {
  const stream = new PassThrough();
  let current = viewer;
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

  async function pass(announcement: Announcement) {
    if (announcement.id === current.id) await checkSession();
    const change = stream.writable && changeFor(current, announcement);
    if (change) write(`data: ${JSON.stringify(change)}\n\n`);
  }

  async function beat() {
    await checkSession();
    write(': alive\n\n');
  }

  /** In order: a change announced after one of the viewer's own rights waits until the session is checked. */
  function enqueue(work: () => Promise<void>) {
    turn = turn.then(work).catch((error) => void stream.destroy(error));
  }

  const heartbeat = setInterval(() => enqueue(beat), heartbeatMs).unref();
  stream.on('close', () => clearInterval(heartbeat));
  write(`retry: ${serverLimits.eventsReconnectMs}\n\n`);
  return { stream, hear: (announcement: Announcement) => enqueue(() => pass(announcement)) };
}
