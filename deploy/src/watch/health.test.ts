/** @jest-environment node */
import type { Loads } from 'shared-api/contract/front-ends.contract';
import { findAbortReason, healthSince } from './health.ts';

const loads = (changes: Partial<Loads> = {}): Loads => ({ loaded: 0, failed: 0, late: 0, threw: 0, ...changes });

test.each<[string, Partial<Loads>, Partial<Loads>]>([
  ['nobody told anything yet', {}, {}],
  ['it comes up as well as the stable build', { loaded: 100, failed: 2 }, { loaded: 900, failed: 18 }],
  ['a few failures may be chance', { loaded: 3, threw: 4 }, { loaded: 900 }],
  ['everybody has poor lines today', { loaded: 80, late: 20 }, { loaded: 800, late: 180 }],
  ['too few visitors came to miss anybody', {}, { loaded: 200 }],
])('a rollout goes on while %s', (_, canary, stable) => {
  expect(findAbortReason({ canary: loads(canary), stable: loads(stable) }, 10)).toBeUndefined();
});

test.each<[string, Partial<Loads>, Partial<Loads>, string]>([
  ['cannot be had', { failed: 5 }, { loaded: 90 }, '5 failures in 5 loads'],
  ['throws', { loaded: 40, threw: 8 }, { loaded: 900 }, '8 failures in 40 loads'],
  ['comes late', { loaded: 30, late: 10 }, { loaded: 900, late: 20 }, '10 failures in 40 loads'],
  ['is silent', {}, { loaded: 300 }, 'no browser reported that it loaded'],
])('a rollout ends when its build %s', (_, canary, stable, reason) => {
  expect(findAbortReason({ canary: loads(canary), stable: loads(stable) }, 10)).toContain(reason);
});

test('a rollout to everybody is held against what is allowed alone', () => {
  expect(findAbortReason({ canary: loads({ loaded: 100, threw: 4 }), stable: loads() }, 100)).toBeUndefined();
  expect(findAbortReason({ canary: loads({ loaded: 100, threw: 6 }), stable: loads() }, 100)).toContain('6 failures');
});

test('what happened before the watch does not count', () => {
  const before = { canary: loads({ failed: 90, loaded: 9 }), stable: loads() };
  const now = { canary: loads({ failed: 92, loaded: 5 }), stable: loads({ loaded: 1 }) };
  expect(healthSince(before, now)).toEqual({ canary: loads({ failed: 2 }), stable: loads({ loaded: 1 }) });
});
