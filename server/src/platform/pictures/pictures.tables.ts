import type { SomeTables } from '../database/table-facts.ts';

declare module '../database/tables.ts' {
  interface Tables {
    pictures: {
      hash: string;
      width: number;
      height: number;
      widths: number[];
      placeholder: string;
      placeholder_version: Generated<number>;
      rendition_version: Generated<number>;
      created_at: Timestamp;
    };
  }
}

export const pictureTables = {
  // the collector removes those that nothing shows
  pictures: { archive: { since: 2 }, keptFor: 'use', person: 'none' },
} satisfies SomeTables;
