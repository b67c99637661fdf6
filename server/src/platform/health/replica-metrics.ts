import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from '../database/db.ts';

/** Whether this instance's readers are answered by its replica; where there is none, of the two no figure is told. */
export function addReplicaMetrics(registry: Registry | undefined, replica: Replica | undefined) {
  if (!registry) return;
  const inUse = new Gauge({
    name: 'replica_in_use',
    help: 'Whether the replica has all that readers must see, and answers: 1 or 0',
    registers: [registry],
    collect() {
      if (replica) inUse.set(replica.isInUse() ? 1 : 0);
      else inUse.remove();
    },
  });
  const reads = new Counter({
    name: 'public_reads_total',
    help: 'Statements of what everybody may read, by the server that answered: primary or replica',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      reads.reset();
      for (const [server, count] of Object.entries(replica?.reads ?? {})) reads.inc({ server }, count);
    },
  });
}
