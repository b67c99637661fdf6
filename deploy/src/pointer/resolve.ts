import { sha256 } from '../hash.ts';
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
  canary !== null && placeOf(visitor, canary.rolloutId) < canary.percent * 100;

const withRollout = (frontEnd: FrontEnd): FrontEnd =>
  frontEnd.canary ? { ...frontEnd, stable: frontEnd.canary.release, previous: frontEnd.stable } : frontEnd;

/** Where a visitor stands in one rollout, from 0 to 9999. Each rollout orders the visitors its own way. */
const placeOf = (visitor: number, rolloutId: string) =>
  Number.parseInt(sha256(`${visitor}:${rolloutId}`).slice(0, 8), 16) % visitors;
