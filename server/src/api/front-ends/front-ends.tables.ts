import type { ColumnType } from 'kysely';
import type { ErrorFrame, ErrorKind } from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { Outcome } from 'shared-api/contract/front-ends/front-ends.contract';
import type { DeviceClass, VitalMetric } from 'shared-api/contract/front-ends/vitals.contract';
import type { SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    front_end_loads: {
      day: Generated<Date>;
      front_end: string;
      version: string;
      /** `crashed`: it ended or hung the process that renders its pages on the server. `threw`: in a browser, or there. */
      outcome: Outcome | 'crashed';
      total: number;
      /** All of them together. */
      ms: number;
      /** How many of them were of a visit that stands for its network. */
      networks: Generated<number>;
    };
    /** How many visits of an hour fell into a bucket. */
    front_end_vitals: {
      hour: Generated<Date>;
      front_end: string;
      version: string;
      /** Empty for all pages of the front end together, and for those that its contract does not name. */
      route: string;
      metric: VitalMetric;
      device: DeviceClass;
      bucket: number;
      total: number;
      /** How many of them stand for their network. */
      networks: Generated<number>;
    };
    front_end_errors: {
      front_end: string;
      version: string;
      /** The hash of the frames, without the version. */
      stack: string;
      kind: ErrorKind;
      message: string;
      frames: ColumnType<ErrorFrame[], string, never>;
      route: string;
      count: number;
      /** A mark of the network that met it last, which holds for its day. */
      network: Generated<string>;
      /** Two networks met it on one day. */
      is_widespread: Generated<boolean>;
      first_seen: Timestamp;
      last_seen: Timestamp;
    };
    visit_keys: { id: Generated<boolean>; secret: string; created_at: Timestamp };
    visit_reports: { visit_id: string; kind: string; opened_at: Date };
    network_visits: { slot: string; visit_id: string; opened_at: Generated<Date> };
  }
}

export const frontEndTables = {
  front_end_loads: { archive: 'passing', keptFor: { frontEndLoads: 'day' }, person: 'none' },
  front_end_vitals: { archive: 'passing', keptFor: { vitals: 'hour' }, person: 'none' },
  front_end_errors: { archive: 'passing', keptFor: { frontEndErrors: 'last_seen' }, person: 'none' },
  visit_keys: { archive: 'passing', keptFor: 'portal', person: 'none' },
  visit_reports: { archive: 'passing', keptFor: { visitReports: 'opened_at' }, person: 'none' },
  network_visits: { archive: 'passing', keptFor: { networkVisits: 'opened_at' }, person: 'none' },
} satisfies SomeTables;
