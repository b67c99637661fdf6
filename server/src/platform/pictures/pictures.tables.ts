import type { SomeTables } from '../database/table-facts.ts';

export const pictureTables = {
  // the collector removes those that nothing shows
  pictures: { archive: { since: 2 }, keptFor: 'use', person: 'none' },
} satisfies SomeTables;
