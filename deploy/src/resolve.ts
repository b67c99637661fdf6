import type { FrontEnd, Release } from './pointer.contract.ts';

/** The release a visitor (0 to 9999, from its cookie) gets: always the same while a rollout grows. */
export function releaseFor({ stable, canary }: FrontEnd, visitor: number): Release {
  if (!canary) return stable;
  return fnv1a(`${visitor}:${canary.rolloutId}`) % 10_000 < canary.percent * 100 ? canary.release : stable;
}

/** 32-bit FNV-1a of ASCII text: small enough for the browser to come to the same answer. */
function fnv1a(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
