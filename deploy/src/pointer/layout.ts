import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import type { Release } from './pointer.contract.ts';

/** @throws RegistryError when this is no name for an environment */
function checked(env: string) {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(env)) throw new RegistryError(messages.badEnvironment(env));
  return env;
}

const release = (name: string, version: string) => `r/${name}/${version}`;
/** Apart from the release, since a static host serves all that is below `r/` as it is. */
const maps = (name: string, version: string) => `maps/${name}/${version}`;

const deltas = (name: string, version: string) => `deltas/${name}/${version}`;

/** Where everything lies in the storage; a static host serves the same paths behind a `/`. */
export const layout = {
  release,
  maps,
  deltas,
  /** A file of a build, by its path in the build. */
  file: (name: string, version: string, path: string) =>
    `${(path.endsWith('.map') ? maps : release)(name, version)}/${path}`,
  /** A delta against the file with this SHA-256, as base64: the way a static host finds it by the header of a request. */
  delta: (name: string, version: string, path: string, hash: string) => `${deltas(name, version)}/${path}/${hash}.dcz`,
  releases: (name: string) => `r/${name}`,
  contract: (name: string, release: Release) => `r/${name}/${release.metadata.version}/contract.json`,
  pointer: (env: string) => `registry/${checked(env)}.json`,
  logEntry: (env: string, seq: number) => `registry/${checked(env)}/log/${seq}.json`,
  announced: (env: string) => `registry/${checked(env)}/announced.json`,
  previews: (env: string) => `registry/${checked(env)}/previews`,
  preview: (env: string, name: string, version: string) => `registry/${checked(env)}/previews/${name}/${version}.json`,
};
