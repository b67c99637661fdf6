import type { Release } from './pointer.contract.ts';

/** Where everything lies in the storage; a static host serves the same paths behind a `/`. */
export const layout = {
  release: (name: string, version: string) => `r/${name}/${version}`,
  releases: (name: string) => `r/${name}`,
  contract: (name: string, release: Release) => `r/${name}/${release.metadata.version}/contract.json`,
  pointer: (env: string) => `registry/${env}.json`,
  logEntry: (env: string, seq: number) => `registry/${env}/log/${seq}.json`,
};
