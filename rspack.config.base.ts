import { basename, resolve } from 'node:path';
import type { Configuration, OptimizationSplitChunksOptions } from '@rspack/core';
import { browserBuild, workerBuild } from './scripts/browser-builds.ts';
import { contractOf } from './scripts/contract-plugin.ts';
import { serverBuild } from './scripts/server-build.ts';
import { readVersion, sourceHash } from './scripts/sources.ts';

const root = import.meta.dirname;

/**
 * The singletons of a page: what holds state or context. The host alone brings them; remotes take them.
 * Chakra, the router, zustand and ky are not here: they live inside shared-ui and shared-api, which re-export
 * what the product uses, so that tree-shaking works (docs/decisions/002-one-provider-of-singletons.md).
 * A key that ends in a slash covers every sub-path. `lazy` ones are not part of the host's first script.
 */
export const singletons = {
  eager: [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    'shared-api/client/http',
    'shared-api/client/api-error',
    'shared-api/session/',
    'shared-api/store',
    'shared-ui/static',
    'shared-ui/router',
  ],
  lazy: ['shared-api/query', 'shared-ui/provider', 'shared-ui/form', 'shared-ui/dialog', 'shared-ui/popover'],
};

type FrontEndOptions = {
  /** The room's folder: `import.meta.dirname` of its rspack.config.ts. */
  folder: string;
  /** Path prefixes it draws; absent for the host. */
  routes?: string[];
  /** The module a remote lends to the host: its routes. Absent for the host. */
  exposes?: { './routes': string };
  /** Most bytes, brotli, of its first scripts. */
  budgetBytes: number;
  /** How its scripts are split, where it is not as rspack does. */
  splitChunks?: OptimizationSplitChunksOptions;
};

const isSingleton = (request: string) =>
  [...singletons.eager, ...singletons.lazy].some((key) =>
    key.endsWith('/') ? request.startsWith(key) : request === key,
  );

const packageOf = (key: string) => key.split('/')[0] ?? key;
const versionOf = (key: string) => readVersion(resolve(root, 'node_modules', packageOf(key)));

const sharing = (isHost: boolean) =>
  Object.fromEntries(
    [...singletons.eager, ...singletons.lazy].map((key) => {
      const version = versionOf(key);
      // the preflight compares versions before a build is live: a browser would write what it finds into the reader's console
      const common = { singleton: true, version, requiredVersion: false as const, strictVersion: false };
      return [
        key,
        isHost ? { ...common, eager: singletons.eager.includes(key) } : { ...common, import: false as const },
      ];
    }),
  );

/**
 * A front end's builds, for browsers and for the page server, from one set of sources.
 * Without `exposes` it is the host, which starts the page, provides the singletons and has a service worker.
 */
export function defineFrontEnd({
  folder,
  routes = [],
  exposes,
  budgetBytes,
  splitChunks,
}: FrontEndOptions): Configuration[] {
  const name = basename(folder);
  const buildId = sourceHash(root, name);
  const globalName = `${name.replaceAll('-', '_')}_${buildId}`;
  const isHost = !exposes;
  const contract = contractOf({
    name,
    kind: isHost ? 'host' : 'remote',
    version: readVersion(folder),
    buildId,
    globalName: isHost ? null : globalName,
    routes,
    exposes: Object.keys(exposes ?? {}),
    singletons: Object.fromEntries([...singletons.eager, ...singletons.lazy].map((key) => [key, versionOf(key)])),
    lazy: singletons.lazy,
    budgetBytes,
  });
  const frontEnd = { name, folder, isHost, globalName, exposes, splitChunks };
  const builds = [
    browserBuild(frontEnd, sharing(isHost), contract.browser),
    serverBuild(frontEnd, isSingleton, contract.server),
  ];
  return isHost ? [...builds, workerBuild(frontEnd)] : builds;
}
