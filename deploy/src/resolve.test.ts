/** @jest-environment node */
import type { FrontEnd, Release } from './pointer.contract.ts';
import { releaseFor } from './resolve.ts';

const aRelease = (version: string): Release => ({
  url: `/r/x/${version}/x.js`,
  metadata: { version, integrity: 'sha384-x' },
  extras: { globalName: 'x' },
});

function aFrontEnd(routes: string[], percent?: number, rolloutId = 'spring'): FrontEnd {
  const canary = percent === undefined ? null : { release: aRelease('new'), percent, rolloutId };
  return { routes, stable: aRelease('old'), previous: null, canary, timeoutMs: 1, required: false };
}

const visitors = Array.from({ length: 10_000 }, (_, visitor) => visitor);
const newcomers = (percent: number, rolloutId?: string) =>
  visitors.filter((visitor) => releaseFor(aFrontEnd([], percent, rolloutId), visitor).metadata.version === 'new');

test('a visitor without a rollout gets the stable release', () => {
  expect(releaseFor(aFrontEnd([]), 5).metadata.version).toBe('old');
});

test('of 10 000 visitors 9.5 to 10.5 % meet a rollout of 10 %', () => {
  expect(newcomers(10).length).toBeGreaterThanOrEqual(950);
  expect(newcomers(10).length).toBeLessThanOrEqual(1050);
});

test('nobody at 0 %, everybody at 100 %, and no visitor moves back as the rollout grows', () => {
  expect(newcomers(0)).toEqual([]);
  expect(newcomers(100)).toEqual(visitors);
  const steps = [0.5, 1, 5, 10, 25, 50, 99, 100].map((percent) => newcomers(percent));
  for (const [index, step] of steps.entries()) {
    const after = new Set(steps[index + 1] ?? visitors);
    expect(step.filter((visitor) => !after.has(visitor))).toEqual([]);
  }
});

test('a visitor early in one rollout is not early in all of them', () => {
  const spring = new Set(newcomers(10, 'spring'));
  const both = newcomers(10, 'autumn').filter((visitor) => spring.has(visitor));
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(150);
});
