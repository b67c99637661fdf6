import { Counter, type Registry } from 'prom-client';

export type MailOutcome = 'sent' | 'postponed' | 'given_up';

/** What became of the mails that this instance tried, for `/metrics`; not counted without a metrics registry. */
export function mailMetrics(registry: Registry | undefined) {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails that were tried: sent, postponed (tried again later), or given_up',
    labelNames: ['outcome'],
    registers: registry ? [registry] : [],
  });
  return { count: (outcome: MailOutcome) => mails.inc({ outcome }) };
}
