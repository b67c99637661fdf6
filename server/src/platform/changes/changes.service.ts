import type { FastifyBaseLogger } from 'fastify';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { ChangesQuery } from 'shared-api/contract/notifications/changes.contract';
import { serverLimits } from '../../limits.ts';
import { tooManyRequests } from '../errors.ts';
import { changeStream } from './change-stream.ts';
import type { Changes } from './changes.ts';

/** Looks at a session without prolonging it: an open page is no use of the portal. */
type Sessions = { peek: (token: string) => Promise<PrivateMember | undefined> };

type Parts = {
  changes: Changes;
  sessions: Sessions;
  securityLog: { newest: () => Promise<string | undefined> };
  log: Pick<FastifyBaseLogger, 'warn'>;
  heartbeatMs?: number;
};

export function changesService({
  changes,
  sessions,
  securityLog,
  log,
  heartbeatMs = serverLimits.changesHeartbeatMs,
}: Parts) {
  /** How many streams each member has open. */
  const open = new Map<string, number>();

  function count(id: string, by: 1 | -1) {
    const streams = (open.get(id) ?? 0) + by;
    if (streams > 0) open.set(id, streams);
    else open.delete(id);
  }

  return {
    /**
     * What changes in the viewer's scope from so many seconds ago on.
     * @throws Rejection 429 where the member has as many streams as it may
     */
    async open(viewer: PrivateMember, token: string, { secondsBack }: ChangesQuery = {}) {
      if ((open.get(viewer.id) ?? 0) >= serverLimits.changeStreamsPerMember)
        throw tooManyRequests(serverLimits.changesHeartbeatMs / 1000);
      const findViewer = () => sessions.peek(token);
      const { stream, receive } = changeStream({
        viewer,
        findViewer,
        findNewestEvent: securityLog.newest,
        heartbeatMs,
      });
      count(viewer.id, 1);
      stream.on('close', () => count(viewer.id, -1));
      // the browser comes back by itself; before the reply begins nobody else listens to what fails
      stream.on('error', (error) => log.warn({ err: error }, 'a stream of changes ended'));
      try {
        const leave = await changes.join({ receive, leave: () => stream.end() }, secondsBack);
        if (stream.destroyed) leave();
        else stream.on('close', leave);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },
    close: changes.close,
  };
}
export type ChangesService = ReturnType<typeof changesService>;
