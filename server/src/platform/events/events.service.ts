import type { PrivateMember } from 'shared-api/contract/members.contract';
import { serverLimits } from '../../limits.ts';
import type { Changes } from './changes.ts';
import { eventStream } from './event-stream.ts';

/** Looks at a session without prolonging it: an open page is no use of the portal. */
type Sessions = { look: (token: string) => Promise<PrivateMember | undefined> };

export function eventsService(
  changes: Changes,
  sessions: Sessions,
  heartbeatMs: number = serverLimits.eventsHeartbeatMs,
) {
  return {
    /** What changes in the viewer's scope from now on. */
    async open(viewer: PrivateMember, token: string) {
      const { stream, hear } = eventStream({ viewer, findViewer: () => sessions.look(token), heartbeatMs });
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
