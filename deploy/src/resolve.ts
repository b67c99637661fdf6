import type { FrontEnd, Pointer } from './pointer.contract.ts';

/** Visitors are told apart by a number from 0 to 9999, and by nothing else. */
export const visitors = 10_000;

/** The pointer as this visitor meets it, and which front ends come to it out of a rollout. */
export interface Resolved {
  pointer: Pointer;
  /** Names of front ends; the same for all who meet the same page. */
  rollouts: string[];
}

/**
 * Settles for one visitor what is stable: whoever takes part in a rollout has its release, with the stable one to fall
 * back to. Always the same while a rollout grows, so that nobody moves back.
 */
export function resolveFor(pointer: Pointer, visitor: number): Resolved {
  const rollouts = Object.entries(pointer.remotes)
    .filter(([, frontEnd]) => takesPart(frontEnd, visitor))
    .map(([name]) => name);
  if (rollouts.length === 0) return { pointer, rollouts };
  const remotes = Object.entries(pointer.remotes).map(
    ([name, frontEnd]) => [name, rollouts.includes(name) ? withRollout(frontEnd) : frontEnd] as const,
  );
  return { pointer: { ...pointer, remotes: Object.fromEntries(remotes) }, rollouts };
}

const takesPart = ({ canary }: FrontEnd, visitor: number) =>
  canary !== null && placeOf(visitor, canary.rolloutId) < canary.percent * (visitors / 100);

const withRollout = (frontEnd: FrontEnd): FrontEnd =>
  frontEnd.canary ? { ...frontEnd, stable: frontEnd.canary.release, previous: frontEnd.stable } : frontEnd;

const half = 100;
const rounds = 4;

/**
 * Where a visitor stands in the row of one rollout. Each rollout shuffles the visitors anew, by a Feistel network, so that
 * no two stand in one place: 10 % are a thousand of them, and not about a thousand.
 */
function placeOf(visitor: number, rolloutId: string): number {
  let [left, right] = [Math.floor(visitor / half), visitor % half];
  for (let round = 0; round < rounds; round += 1)
    [left, right] = [right, (left + fnv1a(`${rolloutId}:${round}:${right}`)) % half];
  return left * half + right;
}

/** 32-bit FNV-1a of ASCII text. */
function fnv1a(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
