import * as v from 'valibot';
import { FolderName } from '../pointer/folder-name.contract.ts';

/**
 * `contract.json` of one build: what a front end is, needs and brings. Written by the build, read by the
 * preflight and by the page server. File names are relative to the build's folder.
 */
export const FrontEndContract = v.object({
  name: FolderName,
  /** The host provides the singletons and composes the remotes; there is one. */
  kind: v.picklist(['host', 'remote']),
  /** Version of its package.json. */
  version: FolderName,
  /** Names this build among all builds of the front end: a hash of its sources. */
  buildId: v.string(),
  /** The first script: the host's bundle, a remote's entry. */
  entry: v.string(),
  /** The global variable a remote's entry fills; one for each build, so that two versions can live in one page. */
  globalName: v.nullable(v.string()),
  /** Path prefixes the front end renders; `/` stands for that page alone. */
  routes: v.array(v.string()),
  exposes: v.array(v.string()),
  /** Singletons it takes from the host, with the version it was built against. */
  requires: v.record(v.string(), v.string()),
  /** Singletons it gives; empty for a remote. */
  provides: v.record(v.string(), v.string()),
  /** What a remote takes out of the host's modules, by module: the names it imports. */
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** What a host has for remotes, by module: the names it exports. */
  offers: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /**
   * Scripts by chunk name, in the order they are to be requested: of a remote those of `routes` and of each page, of the
   * host those of each singleton that comes with its first use.
   */
  chunks: v.record(v.string(), v.array(v.string())),
  /** Which of those singletons the scripts of a remote's chunk need at once, by chunk name. */
  takes: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Maximum size of its scripts, brotli, before the first page is live. */
  budgetBytes: v.nullable(v.number()),
});
export type FrontEndContract = v.InferOutput<typeof FrontEndContract>;
