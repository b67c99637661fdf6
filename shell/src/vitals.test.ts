import type { VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';
import { observeVitals } from './vitals.ts';

type Measured = Pick<VitalsReport, 'device' | 'values'>;

/** A browser whose page asked for its scripts 900 ms after it was opened. */
function aBrowser(hints: object) {
  Object.assign(globalThis, { __webpack_public_path__: '/r/shell/1/' });
  for (const [name, value] of Object.entries({ deviceMemory: undefined, connection: undefined, ...hints }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  const entries: Record<string, object[]> = {
    navigation: [{ responseStart: 120.4 }],
    resource: [
      { name: 'http://localhost/r/shell/1/fonts/cairo.woff2', startTime: 80 },
      { name: 'http://localhost/r/shell/1/main.js', startTime: 900 },
      { name: 'http://localhost/r/shell/1/17.js', startTime: 1_700 },
    ],
  };
  Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [] });
}

function leave() {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function visit(hints: object): Measured[] {
  aBrowser(hints);
  const sent: Measured[] = [];
  observeVitals(1_650, (measured) => void sent.push(measured));
  expect(sent).toEqual([]);
  leave();
  return sent;
}

test('a page tells when it is left how long its first byte took, and how long it was asleep after a sign of a reader', () => {
  expect(visit({})).toEqual([{ device: 'unknown', values: { TTFB: 120, live: 750 } }]);
});

test.each([
  ['slow', { deviceMemory: 2 }],
  ['slow', { deviceMemory: 8, connection: { effectiveType: '3g', saveData: false } }],
  ['slow', { connection: { effectiveType: '4g', saveData: true } }],
  ['fast', { deviceMemory: 4 }],
  ['fast', { connection: { effectiveType: '4g', saveData: false } }],
  ['fast', { deviceMemory: 8, connection: { effectiveType: '4g', saveData: false } }],
  ['unknown', {}],
])('a reader is said to have a %s device with %j', (device, hints) => {
  expect(visit(hints)[0]).toMatchObject({ device });
});
