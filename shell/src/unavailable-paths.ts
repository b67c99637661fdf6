const unavailable = new Set<string>();

/** Remembers whether the remote that renders this path could be had when it was last loaded. */
export function setUnavailable(pathname: string, isGone: boolean): void {
  if (isGone) unavailable.add(pathname);
  else unavailable.delete(pathname);
}

export const isUnavailable = (pathname: string) => unavailable.has(pathname);
