import { type ReleaseHistory, readReleaseHistory } from 'deploy/registry';
import type { OnFailure, SignedRegistry } from './live-pointer.ts';

/** What befell a front end since a moment, up to the pointer of this number; nothing while the log cannot be read. */
export type FindReleaseHistory = (frontEnd: string, seq: number, since: Date) => Promise<ReleaseHistory>;

export const findReleaseHistoryIn =
  (
    { storage, env, publicKeys }: Pick<SignedRegistry, 'storage' | 'env' | 'publicKeys'>,
    onFailure: OnFailure,
  ): FindReleaseHistory =>
  (frontEnd, seq, since) =>
    readReleaseHistory({ storage, env, publicKeys, seq, frontEnd, since }).catch((error: unknown) => {
      onFailure(error, 'the log of the registry could not be read');
      return { events: [], versions: [] };
    });
