/** Members who signed out in this document: a form that unmounts after that keeps nothing more for them. */
const signedOut = new Set<string>();

const keyOf = (memberId: string, name: string) => `${name}:${memberId}`;

const keysOf = (memberId: string) => Object.keys(localStorage).filter((key) => key.endsWith(`:${memberId}`));

/** What this browser keeps under that name until the member signs out; undefined where it keeps nothing, or may not. */
export function readForMember(memberId: string, name: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(memberId, name)) ?? undefined;
  } catch {
    return undefined; // a browser that allows no storage has nothing in it
  }
}

/** @returns whether the browser had room for it, and the member is not signed out. */
export function keepForMember(memberId: string, name: string, value: string): boolean {
  if (signedOut.has(memberId)) return false;
  try {
    localStorage.setItem(keyOf(memberId, name), value);
    return true;
  } catch {
    return false;
  }
}

export function removeForMember(memberId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(memberId, name));
  } catch (error) {
    reportError(error);
  }
}

/** Whether signing out would remove something that the member wrote. */
export function isAnythingKeptFor(memberId: string): boolean {
  try {
    return keysOf(memberId).length > 0;
  } catch {
    return false;
  }
}

/** Removes everything that is kept for the member: others may use this device. */
export function clearMemberStorage(memberId: string): void {
  signedOut.add(memberId);
  try {
    for (const key of keysOf(memberId)) localStorage.removeItem(key);
  } catch (error) {
    reportError(error);
  }
}

export const allowMemberStorage = (memberId: string): void => void signedOut.delete(memberId);
