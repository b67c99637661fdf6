import { type Announcement, type FrontEndContract, findAnnouncement } from 'deploy/registry';
import type { OnFailure, SignedRegistry } from './live-pointer.ts';

/** The host that is announced beside this live one; undefined where none is, or the registry cannot tell. */
export type FindAnnounced = (live: FrontEndContract) => Promise<Announcement | undefined>;

export const findAnnouncedIn =
  ({ storage, env, publicKeys }: SignedRegistry, onFailure: OnFailure): FindAnnounced =>
  (live) =>
    findAnnouncement(storage, env, live, publicKeys).catch((error: unknown) => {
      onFailure(error, 'what is announced cannot be read');
      return undefined;
    });
