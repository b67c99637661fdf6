import { Counter, Histogram, type Registry } from 'prom-client';
import type { Load } from './front-end-loads.repository.ts';

const seconds = [0.1, 0.25, 0.5, 1, 2, 4, 8];

/** Browsers' reports to this instance, for `/metrics`; not counted without a metrics registry. */
export function loadMetrics(registry: Registry | undefined) {
  const registers = registry ? [registry] : [];
  const loads = new Counter({
    name: 'front_end_loads_total',
    help: 'Builds of front ends in browsers: loaded, failed, late (the build before was requested), or threw',
    labelNames: ['front_end', 'version', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'front_end_load_seconds',
    help: 'Time until a build was loaded in a browser',
    labelNames: ['front_end', 'version'],
    buckets: seconds,
    registers,
  });

  return {
    count({ frontEnd, version, outcome, ms }: Omit<Load, 'total'>) {
      const labels = { front_end: frontEnd, version };
      loads.inc({ ...labels, outcome });
      if (outcome === 'loaded') duration.observe(labels, ms / 1000);
    },
  };
}
