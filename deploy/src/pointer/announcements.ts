import { createPublicKey, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { layout } from './layout.ts';
import { Announcement } from './pointer.contract.ts';
import { isSignedRecord, type PublicKeys, signRecord } from './signature.ts';

type Host = Pick<Announcement, 'provides' | 'offers'>;

/**
 * What is announced in an environment. Undefined where nothing is, where the live host already provides and offers the same, or
 * where it is not signed with one of the keys that are given. @throws RegistryError when it is torn
 */
export async function findAnnouncement(
  storage: RegistryStorage,
  env: string,
  live: Host,
  publicKeys: PublicKeys | undefined,
): Promise<Announcement | undefined> {
  const path = layout.announced(env);
  const stored = await storage.read(path);
  if (!stored) return undefined;
  const announcement = parseJson(Announcement, stored.bytes, path);
  if (publicKeys && !isSignedRecord(Announcement, announcement, publicKeys)) return undefined;
  const { provides, offers } = announcement;
  const isLive = isDeepStrictEqual([provides, offers], [live.provides, live.offers]);
  return isLive ? undefined : announcement;
}

/** The keys by which a record is checked where the deploy tool runs; undefined where it has none. */
export function keysOf({
  signingKey,
  publicKeys = [],
}: {
  signingKey?: KeyObject | undefined;
  publicKeys?: PublicKeys;
}): PublicKeys | undefined {
  const keys = [...publicKeys, ...(signingKey ? [createPublicKey(signingKey)] : [])];
  return keys.length > 0 ? keys : undefined;
}

/** Replaces what was announced before. @throws RegistryError when somebody else announced something at the same moment */
export async function writeAnnouncement(
  storage: RegistryStorage,
  env: string,
  announcement: Announcement,
  signingKey: KeyObject | undefined,
) {
  const path = layout.announced(env);
  const signed = signRecord(Announcement, announcement, signingKey);
  const bytes = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
  const isWritten = await storage.compareAndSwap(path, (await storage.read(path))?.tag ?? null, bytes);
  if (!isWritten) throw new RegistryError(messages.announcedMeanwhile);
}
