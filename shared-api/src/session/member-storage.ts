import { browserStorage } from '../browser-storage.ts';

/** Members who signed out in this document: a form that unmounts after that keeps nothing more for them. */
const signedOut = new Set<string>();

const keyOf = (memberId: string, name: string) => `${name}:${memberId}`;

const keysOf = (memberId: string) => browserStorage.names().filter((key) => key.endsWith(`:${memberId}`));

/** What this browser keeps under that name until the member signs out; undefined where it keeps nothing, or may not. */
export const readForMember = (memberId: string, name: string): string | undefined =>
  browserStorage.read(keyOf(memberId, name)) ?? undefined;

/** @returns whether the browser had room for it, and the member is not signed out. */
export const storeForMember = (memberId: string, name: string, value: string): boolean =>
  !signedOut.has(memberId) && browserStorage.write(keyOf(memberId, name), value);

export const removeForMember = (memberId: string, name: string): void =>
  void browserStorage.write(keyOf(memberId, name), null);

/** Whether signing out would remove something that the member wrote. */
export const isAnythingStoredFor = (memberId: string): boolean => keysOf(memberId).length > 0;

/** Removes everything that is kept for the member: others may use this device. */
export function clearMemberStorage(memberId: string): void {
  signedOut.add(memberId);
  for (const key of keysOf(memberId)) browserStorage.write(key, null);
}

export const allowMemberStorage = (memberId: string): void => void signedOut.delete(memberId);
