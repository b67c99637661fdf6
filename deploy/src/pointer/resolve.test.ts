import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';
import { resolveFor, visitors } from './resolve.ts';

const aRelease = (version: string): Release => ({
  url: `/r/x/${version}/x.js`,
  metadata: { version, integrity: 'sha384-x' },
  extras: { globalName: 'x' },
});

type Rollout = { percent: number; rolloutId: string };

const aFrontEnd = (rollout?: Rollout): FrontEnd => ({
  routes: [],
  stable: aRelease('old'),
  previous: aRelease('older'),
  canary: rollout ? { release: aRelease('new'), ...rollout } : null,
  timeoutMs: 1,
  required: false,
});

const aPointer = (rollouts: Record<string, Rollout | undefined>): Pointer => ({
  schema: 1,
  seq: 1,
  parent: null,
  host: { name: 'shell', provides: {} },
  remotes: Object.fromEntries(Object.entries(rollouts).map(([name, rollout]) => [name, aFrontEnd(rollout)])),
});

const everyVisitor = Array.from({ length: visitors }, (_, visitor) => visitor);
const chosen = (pointer: Pointer, name = 'spaces') =>
  everyVisitor.filter((visitor) => resolveFor(pointer, visitor).rollouts.includes(name));
const newcomers = (percent: number, rolloutId = 'spring') => chosen(aPointer({ spaces: { percent, rolloutId } }));

test('a visitor without a rollout gets what is live', () => {
  const pointer = aPointer({ spaces: undefined });
  expect(resolveFor(pointer, 5)).toEqual({ pointer, rollouts: [] });
});

test('a visitor who takes part gets the new release, with the live one to fall back to', () => {
  const pointer = aPointer({ spaces: { percent: 100, rolloutId: 'spring' }, public: undefined });
  const { remotes } = resolveFor(pointer, 5).pointer;
  expect(remotes.spaces).toMatchObject({ stable: aRelease('new'), previous: aRelease('old') });
  expect(remotes.public).toEqual(pointer.remotes.public);
});

test.each(['spring', 'autumn', '3f0c', '', 'a-long-one-with-many-letters'])(
  'of 10 000 visitors about a tenth meet the rollout %j of 10 %%',
  (rolloutId) => {
    const [tenth, few] = [newcomers(10, rolloutId).length, newcomers(0.5, rolloutId).length];
    expect(Math.abs(tenth - 1000)).toBeLessThan(100);
    expect(Math.abs(few - 50)).toBeLessThan(25);
  },
);

test('nobody at 0 %, everybody at 100 %, and no visitor moves back as the rollout grows', () => {
  expect(newcomers(0)).toEqual([]);
  expect(newcomers(100)).toEqual(everyVisitor);
  const steps = [0.5, 1, 5, 10, 25, 50, 99, 100].map((percent) => newcomers(percent));
  for (const [index, step] of steps.entries()) {
    const after = new Set(steps[index + 1] ?? everyVisitor);
    expect(step.filter((visitor) => !after.has(visitor))).toEqual([]);
  }
});

test('the rollouts of other front ends stay unmoved while one grows', () => {
  const others = (percent: number) =>
    chosen(
      aPointer({ public: { percent: 20, rolloutId: 'autumn' }, spaces: { percent, rolloutId: 'spring' } }),
      'public',
    );
  expect(others(90)).toEqual(others(0));
});

test('a visitor early in one rollout is not early in all of them', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `rollout ${index}`);
  const rows = ids.map((id) => new Set(newcomers(10, id)));
  for (const [index, row] of rows.entries())
    for (const other of rows.slice(index + 1)) {
      const both = [...row].filter((visitor) => other.has(visitor)).length;
      expect(both).toBeGreaterThan(50);
      expect(both).toBeLessThan(150);
    }
});
