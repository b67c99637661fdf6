import type { SomeTables } from '../../platform/database/table-facts.ts';

export const frontEndTables = {
  front_end_loads: { archive: 'passing', keptFor: { frontEndLoads: 'day' }, person: 'none' },
  front_end_vitals: { archive: 'passing', keptFor: { vitals: 'hour' }, person: 'none' },
  front_end_errors: { archive: 'passing', keptFor: { frontEndErrors: 'last_seen' }, person: 'none' },
  visit_keys: { archive: 'passing', keptFor: 'portal', person: 'none' },
  visit_reports: { archive: 'passing', keptFor: { visitReports: 'opened_at' }, person: 'none' },
  network_visits: { archive: 'passing', keptFor: { networkVisits: 'opened_at' }, person: 'none' },
} satisfies SomeTables;
