import { Gauge, type Registry } from 'prom-client';

type Description = { name: string; help: string };

/** A figure that is read from the database when `/metrics` is read; while there is no answer it has no value. */
export function addDatabaseGauge(
  registry: Registry | undefined,
  description: Description,
  read: () => Promise<number>,
) {
  if (!registry) return;
  const gauge = new Gauge({
    ...description,
    registers: [registry],
    async collect() {
      try {
        gauge.set(await read());
      } catch {
        gauge.remove(); // `database_up` says why
      }
    },
  });
}
