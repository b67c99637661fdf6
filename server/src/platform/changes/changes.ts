import { changesLimits } from 'shared-api/contract/notifications/changes-limits';
import * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import type { Replica } from '../database/db.ts';
import type { Listen, Listening } from '../database/listen.ts';

/** What visitors see: whatever else is announced is of members and staff alone. */
export const publicNouns = ['members', 'offices', 'posts'] as const;
export type PublicNoun = (typeof publicNouns)[number];
export const isPublic = (noun: string): noun is PublicNoun => publicNouns.some((each) => each === noun);

/** What the tables announce, by the migration of that name, and services of notifications and front ends. */
const ChangeNotice = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    noun: v.picklist([...publicNouns, 'messages', 'audit', 'sessions', 'notifications', 'front-ends']),
    change: v.picklist(['added', 'changed', 'removed']),
    id: v.string(),
    office: v.nullable(v.string()),
    formerOffice: v.nullable(v.string()),
    /** Of notifications: they are for members whose ids lie between `id` and this one. */
    until: v.optional(v.string()),
  }),
);
export type ChangeNotice = v.InferOutput<typeof ChangeNotice>;

type Listener = {
  receive: (notice: ChangeNotice) => void;
  /** Changes may have been missed: who goes on listening joins again, and takes nothing it knew for granted. */
  leave: () => void;
};

export const changesChannel = 'portal_changes';

/** One ear for all who listen to this instance, opened when the first one comes. A replica hears of changes before them. */
export function openChanges(listen: Listen, replica?: Pick<Replica, 'expire' | 'startListening' | 'stopListening'>) {
  const listeners = new Set<Listener>();
  /** The last notices, for pages that begin to listen a little after their data was read. */
  let recent: { notice: ChangeNotice; at: number }[] = [];
  let opening: Promise<Listening> | undefined;
  let listening: Listening | undefined;
  let isClosed = false;

  function publish(payload: string) {
    const { success, output } = v.safeParse(ChangeNotice, payload);
    // of a newer version of the portal, whose tables announce more: what it means is not known here
    if (!success) {
      replica?.expire();
      return publishMissed();
    }
    if (isPublic(output.noun)) replica?.expire();
    for (const { receive } of listeners) receive(output);
    const at = performance.now();
    const oldest = at - changesLimits.secondsBack * 1000;
    recent = [...recent, { notice: output, at }].slice(-serverLimits.recentChanges).filter((one) => one.at > oldest);
  }

  function publishMissed() {
    const left = [...listeners];
    listeners.clear();
    for (const { leave } of left) leave();
  }

  function lose() {
    opening = undefined;
    listening = undefined;
    replica?.stopListening();
    publishMissed();
  }

  async function open() {
    if (isClosed) throw new Error('the server is stopping');
    opening ??= listen(changesChannel, publish, lose).then((opened) => {
      replica?.startListening();
      return opened;
    });
    try {
      listening = await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return {
    /** `secondsBack`: the listener hears of what was announced in that time, too. */
    async join(listener: Listener, secondsBack = 0) {
      await open();
      const oldest = performance.now() - secondsBack * 1000;
      for (const { notice, at } of recent) if (at > oldest) listener.receive(notice);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Resolves when every listener has been told of what was committed before the call. */
    async whenIdle() {
      await listening?.whenIdle();
    },

    async close() {
      isClosed = true;
      const last = opening;
      lose();
      await (await last?.catch(() => undefined))?.stop();
    },
  };
}
export type Changes = ReturnType<typeof openChanges>;
