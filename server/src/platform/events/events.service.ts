import type { PrivateMember } from 'shared-api/contract/members.contract';
import { serverLimits } from '../../limits.ts';
import type { Changes } from './changes.ts';
import { eventStream } from './event-stream.ts';

/** Looks at a session without prolonging it: an open page is no use of the portal. */
type Sessions = { look: (token: string) => Promise<PrivateMember | undefined> };

type Parts = {
  changes: Changes;
  sessions: Sessions;
  securityLog: { newest: () => Promise<string | undefined> };
  heartbeatMs?: number;
};

export function eventsService({ changes, sessions, securityLog, heartbeatMs = serverLimits.eventsHeartbeatMs }: Parts) {
  return {
    /** What changes in the viewer's scope from now on. */
    async open(viewer: PrivateMember, token: string) {
      const findViewer = () => sessions.look(token);
      const { stream, hear } = eventStream({ viewer, findViewer, findNewestEvent: securityLog.newest, heartbeatMs });
      try {
        stream.on('close', await changes.join({ hear, leave: () => stream.end() }));
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },
    close: changes.close,
  };
}
export type EventsService = ReturnType<typeof eventsService>;
