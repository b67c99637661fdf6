import type { Pointer } from 'deploy/registry';
import { Gauge, type Registry } from 'prom-client';

/** Until when the signature of what is live is valid; where it is not signed, no figure is told. */
export function addRegistryMetrics(registry: Registry | undefined, current: () => Promise<Pointer>) {
  if (!registry) return;
  const expiry = new Gauge({
    name: 'registry_signature_expiry_timestamp_seconds',
    help: 'When the signature of the live pointer expires, in seconds since 1970',
    registers: [registry],
    async collect() {
      const { expires } = await current();
      if (expires) expiry.set(Date.parse(expires) / 1000);
      else expiry.remove();
    },
  });
}
