import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { followChanges } from '../../platform/changes/follow-changes.ts';
import type { Db } from '../../platform/database/db.ts';
import { sessionRepository } from './session.repository.ts';

type Session = NonNullable<Awaited<ReturnType<typeof sessionRepository.find>>>;
type Parts = { db: Db; changes: Changes; log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Sessions as this instance last read them. Each is forgotten when the tables announce a change of it, of its member or of
 * its office; none is remembered while announcements cannot be heard.
 */
export function recentSessions({ db, changes, log }: Parts) {
  const tokensOf = new Map<string, Set<string>>();
  const recent = new LRUCache<string, Session>({
    max: serverLimits.recentSessions,
    ttl: serverLimits.recentSessionMs,
    onInsert: ({ memberId }, tokenHash) => tokensOf.set(memberId, (tokensOf.get(memberId) ?? new Set()).add(tokenHash)),
    dispose({ memberId }, tokenHash) {
      const tokens = tokensOf.get(memberId);
      tokens?.delete(tokenHash);
      if (tokens?.size === 0) tokensOf.delete(memberId);
    },
  });
  let announcements = 0;

  function forgetMember(id: string) {
    announcements += 1;
    for (const tokenHash of tokensOf.get(id) ?? []) recent.delete(tokenHash);
  }

  function forgetAll() {
    announcements += 1;
    recent.clear();
  }

  const following = followChanges(changes, {
    receive({ noun, change, id }) {
      if (noun === 'offices')
        forgetAll(); // they seldom change
      else if (noun === 'sessions' || (noun === 'members' && change !== 'added')) forgetMember(id);
    },
    onMissed: forgetAll,
    onFailure: (error) => log.warn({ err: error }, 'changes cannot be heard; each request reads its session'),
  });

  return {
    /** As the repository's, a moment late at most: for requests that change nothing. */
    async find(tokenHash: string) {
      const known = recent.get(tokenHash);
      if (known && known.expiresAt.getTime() > Date.now()) return known;
      const before = announcements;
      const session = await sessionRepository.find(db, tokenHash);
      // what was announced while it was read may be missing from it
      if (session && following.isListening() && announcements === before) recent.set(tokenHash, session);
      return session;
    },

    /** Resolves when it begins to remember, or could not begin. */
    begun: following.begun,
    stop: following.stop,
  };
}
export type RecentSessions = ReturnType<typeof recentSessions>;
