import type { DeviceClass, VitalMetric, VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';
import { onCLS, onINP, onLCP } from 'web-vitals';

declare const __webpack_public_path__: string;

/** Neither is told by every browser. */
type Hints = { deviceMemory?: number; connection?: { saveData: boolean; effectiveType: string } };

function classOfDevice(): DeviceClass {
  const { deviceMemory, connection } = navigator as Hints;
  if (!deviceMemory && !connection) return 'unknown';
  const isPoorLine = connection && (connection.saveData || connection.effectiveType !== '4g');
  return isPoorLine || (deviceMemory ?? 8) <= 2 ? 'slow' : 'fast';
}

/** When this page asked for its scripts: at once, or at the first sign of a reader. */
const findScriptsRequest = () =>
  performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes(__webpack_public_path__) && name.endsWith('.js'))?.startTime;

type Measured = Pick<VitalsReport, 'device' | 'values'>;

/**
 * Calls `send` with what the visit felt like, each time that the page is hidden. What a reader does before this module is
 * there counts as well where the browser remembers it. `liveAt` is when the page became live, in milliseconds.
 */
export function observeVitals(liveAt: number, send: (measured: Measured) => void) {
  const values: VitalsReport['values'] = {};
  const note = (name: VitalMetric, value: number) => {
    values[name] = Math.round(value);
  };
  for (const on of [onLCP, onINP]) on(({ name, value }) => note(name as VitalMetric, value));
  onCLS(({ value }) => note('CLS', value * 1000));
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation) note('TTFB', navigation.responseStart);
  const requestedAt = findScriptsRequest();
  if (requestedAt !== undefined) note('live', liveAt - requestedAt);
  // not on `pagehide`, which comes first, nor on the way down, where the library listens: it tells the last values then
  addEventListener('visibilitychange', () => document.hidden && send({ device: classOfDevice(), values }));
}
