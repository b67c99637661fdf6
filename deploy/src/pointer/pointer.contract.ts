import * as v from 'valibot';

const Sri = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'must be a sha384 hash'));

/** One published build. `url`, `metadata` and `extras` are named as in the AWS frontend-discovery schema. */
export const Release = v.object({
  /** URL of the first script. */
  url: v.string(),
  metadata: v.object({
    /** `<version>-<content hash>`: also the name of its folder. */
    version: v.string(),
    /** `sha384-…` (base64) of the first script. Browsers ignore a malformed one, so it must be valid. */
    integrity: Sri,
    /**
     * The same of its `integrity.json`, which has the hash of every other file: what signs the pointer signs them all.
     * Absent from releases that were published before this field existed.
     */
    filesIntegrity: v.optional(Sri),
  }),
  extras: v.object({
    /** The global variable of a remote's entry; null for the host. */
    globalName: v.nullable(v.string()),
  }),
});
export type Release = v.InferOutput<typeof Release>;

/** Of the file that it stands in, without itself. */
export const Signature = v.object({
  /** Names the key: the start of the SHA-256 of its public half. */
  key: v.string(),
  /** Ed25519, base64. */
  value: v.string(),
});
export type Signature = v.InferOutput<typeof Signature>;

export const Rollout = v.object({
  release: Release,
  percent: v.number(),
  /** Constant while the percentage grows, so that no visitor moves back. */
  rolloutId: v.string(),
});
export type Rollout = v.InferOutput<typeof Rollout>;

/** Where a front end is shown, and its releases that are live. */
export const FrontEnd = v.object({
  /** Path prefixes it owns; the longest match wins, `/` stands for that page alone. */
  routes: v.array(v.string()),
  stable: Release,
  /** What `stable` was before; browsers fall back to it. */
  previous: v.nullable(Release),
  canary: v.nullable(Rollout),
  /** How long a browser waits for it before it tries again. */
  timeoutMs: v.number(),
  /** Without it the portal is not usable: the host. */
  required: v.boolean(),
});
export type FrontEnd = v.InferOutput<typeof FrontEnd>;

/** `/registry/<env>.json`: which build of each front end is live. Replaced whole, by compare-and-swap. */
export const Pointer = v.object({
  schema: v.literal(1),
  /** Counts the pointers of this environment. */
  seq: v.number(),
  /** SHA-256 (hex) of the pointer before; null for the first. */
  parent: v.nullable(v.string()),
  host: v.object({
    name: v.string(),
    /** Singletons the live host gives, with their exact versions. */
    provides: v.record(v.string(), v.string()),
  }),
  remotes: v.record(v.string(), FrontEnd),
  /** ISO 8601: a signed pointer counts until then, so that an old one cannot be put back for ever. */
  expires: v.optional(v.string()),
  /** Over all of the above. */
  signature: v.optional(Signature),
});
export type Pointer = v.InferOutput<typeof Pointer>;

/** `/registry/<env>/log/<seq>.json`: the pointer of that number, and how it came about. Never changed. */
export const LogEntry = v.object({
  pointer: Pointer,
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  /** What was done: `publish shell 1.2.0-0a1b2c3d`. */
  act: v.string(),
  /** The checks of its builds that were left out. */
  notChecked: v.optional(v.array(v.string())),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;

/**
 * `/registry/<env>/previews/<front end>/<version>.json`: a build that is live for nobody, and shown to who has its link until
 * it expires.
 */
export const Preview = v.object({
  frontEnd: v.string(),
  release: Release,
  /** SHA-256 (hex) of the secret in the link. */
  secretHash: v.string(),
  /** ISO 8601, UTC. */
  expires: v.string(),
  signature: v.optional(Signature),
});
export type Preview = v.InferOutput<typeof Preview>;

/** `/registry/<env>/announced.json`: a build of the host that is not live yet, which front ends are to get ready for. */
export const Announcement = v.object({
  frontEnd: v.string(),
  version: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  /** The day on which it is to go live, `2026-12-24`; null where none was told. */
  planned: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** As in its contract. */
  provides: v.record(v.string(), v.string()),
  offers: v.record(v.string(), v.array(v.string())),
  signature: v.optional(Signature),
});
export type Announcement = v.InferOutput<typeof Announcement>;
