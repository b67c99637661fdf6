import { sha256 } from '../hash.ts';
import type { FrontEnd, Pointer } from './pointer.contract.ts';

/** Visitors are distinguished by a number from 0 to 9999, and by nothing else. */
export const visitors = 10_000;

/** The pointer for one visitor, and the front ends whose canary it contains. */
export interface Resolved {
  pointer: Pointer;
  /** Names of front ends; visitors with the same names get the same page. */
  rollouts: string[];
}

/**
 * The pointer with the canary as the stable release where this visitor takes part in a rollout, and the stable release
 * to fall back to. A growing rollout keeps its visitors.
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
  canary !== null && placeOf(visitor, canary.rolloutId) < canary.percent * 100;

const withRollout = (frontEnd: FrontEnd): FrontEnd =>
  frontEnd.canary ? { ...frontEnd, stable: frontEnd.canary.release, previous: frontEnd.stable } : frontEnd;

/** A visitor's bucket in one rollout, from 0 to 9999; another in each rollout. */
const placeOf = (visitor: number, rolloutId: string) =>
  Number.parseInt(sha256(`${visitor}:${rolloutId}`).slice(0, 8), 16) % visitors;
