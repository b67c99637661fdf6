import * as v from 'valibot';
import type { Listen } from '../database/listen.ts';

/** What the tables announce: see the migration of that name. */
const Announcement = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    noun: v.picklist(['members', 'offices', 'posts', 'messages', 'audit', 'sessions']),
    change: v.picklist(['added', 'changed', 'removed']),
    id: v.string(),
    office: v.nullable(v.string()),
    formerOffice: v.nullable(v.string()),
  }),
);
export type Announcement = v.InferOutput<typeof Announcement>;

type Listener = { hear: (announcement: Announcement) => void; leave: () => void };

const channel = 'portal_changes';

/** One ear for all who listen to this instance, opened when the first one comes. */
export function changes(listen: Listen) {
  const listeners = new Set<Listener>();
  let opened: Promise<() => Promise<void>> | undefined;

  function tell(payload: string) {
    const announcement = v.parse(Announcement, payload);
    for (const { hear } of listeners) hear(announcement);
  }

  /** Changes were missed: every reader is disconnected, reconnects and refetches. */
  function lose() {
    opened = undefined;
    for (const { leave } of listeners) leave();
  }

  async function open() {
    opened ??= listen(channel, tell, lose);
    try {
      await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    async join(listener: Listener) {
      await open();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async close() {
      const stop = await opened;
      lose();
      await stop?.();
    },
  };
}
export type Changes = ReturnType<typeof changes>;
