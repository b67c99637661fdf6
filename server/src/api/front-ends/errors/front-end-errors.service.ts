import { createHash } from 'node:crypto';
import {
  type ErrorFrame,
  type ErrorReports,
  type FrontEndErrorsReply,
  otherErrors,
} from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { Db } from '../../../platform/database/db.ts';
import type { FindScript } from '../../../platform/registry/source-maps.ts';
import type { FrontEndsService } from '../front-ends.service.ts';
import type { Tally } from '../tally.ts';
import { frontEndErrorsRepository } from './front-end-errors.repository.ts';
import { maskMessage, maskRoute } from './mask-personal.ts';
import { resolveStack } from './resolve-stack.ts';

type Parts = {
  db: Db;
  resumeVisit: FrontEndsService['resumeVisit'];
  markNetwork: FrontEndsService['markNetwork'];
  findScript: FindScript;
  tally: Tally;
};

/** The same for a place in the sources, whichever build it is in, and however browsers call the functions. */
const hashOf = (frames: ErrorFrame[]) =>
  createHash('sha256')
    .update(frames.map(({ file, line, column }) => `${file}:${line}:${column}\n`).join(''))
    .digest('hex')
    .slice(0, 16);

/** What is counted, and shown no further. */
const withoutPlace = { stack: otherErrors, message: '', frames: [] };

export function frontEndErrorsService({ db, resumeVisit, markNetwork, findScript, tally }: Parts) {
  return {
    /** Counts what went wrong in the builds that the visit names; what other scripts threw is left out. */
    async report({ token, errors }: ErrorReports, address: string) {
      const visit = await resumeVisit(token);
      if (!visit) return;
      const { visitId, openedAt, builds } = visit;
      const network = await markNetwork(address);
      for (const { kind, number, message, stack, route } of errors) {
        const resolved = await resolveStack(stack, builds, findScript);
        if (!resolved) continue;
        const { placed, ...place } = resolved;
        const known = { ...place, message: maskMessage(message), stack: hashOf(placed) };
        const error = {
          ...(placed.length > 0 ? known : { ...place, ...withoutPlace }),
          kind,
          route: maskRoute(route),
          network,
        };
        tally.add({ visitId, openedAt, slots: new Map(), kind: `error ${number}`, error });
      }
    },

    async list(): Promise<FrontEndErrorsReply> {
      await tally.write();
      const errors = await frontEndErrorsRepository.listLatest(db);
      return {
        errors: errors.map(({ firstSeen, lastSeen, ...error }) => ({
          ...error,
          firstSeen: firstSeen.toISOString(),
          lastSeen: lastSeen.toISOString(),
        })),
      };
    },
  };
}
export type FrontEndErrorsService = ReturnType<typeof frontEndErrorsService>;
