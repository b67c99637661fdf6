import { minVisitsForQuantiles } from 'shared-api/contract/front-ends/histogram';

/** Every bound, window and time-out of the registry and its tool. */

/** How long a signature is valid; each change of the pointer signs it again. */
export const signatureValidDays = 90;

/** A browser that has waited this long starts loading the previous release as well. */
export const remoteTimeoutMs = 1_500;

/** A page carries the builds of at most this many remotes besides its own. */
export const maxOtherRemotes = 8;

/** What is done under the lock takes milliseconds: a lock this old was left behind. */
export const staleLockMs = 10_000;
export const lockTimeoutMs = 15_000;

/** Hashes of inline scripts and styles that are cached, and the length of the texts that they are cached for. */
export const maxCachedHashes = 100;
export const maxCachedHashLength = 64 * 1024;

/** Tries of a conditional write to a bucket, which answers 409 when two write at once. */
export const maxWriteAttempts = 10;

/** Deltas are made against so many earlier versions, out of so many of the newest entries of the log. */
export const maxAncestors = 5;
export const maxEntriesWithAncestors = 20;
/** A list of deltas is some 20 kB; a longer one is not read. */
export const maxDeltaListBytes = 512 * 1024;
/** Of the compressed file; a delta above that saves little. */
export const maxDeltaShare = 0.8;

/** Entries of the log read side by side. */
export const logEntriesAtOnce = 16;
/** Entries of the log that the history of a front end goes back at most. */
export const maxHistoryEntries = 200;

/** A script of a front end that takes longer has failed. */
export const scriptTimeoutMs = 15 * 60_000;
/** Of what a script of a front end printed, when it failed. */
export const outputLines = 20;

/** How long the metrics of a rollout are waited for. */
export const healthTimeoutMs = 10_000;
/** How long a portal may take to answer with the types of its shell, some 400 kB. */
export const typesTimeoutMs = 30_000;
export const maxTypesBytes = 8 * 1024 * 1024;
/** A rollout is silent when this many loads were expected and none was counted. */
export const minExpectedLoads = 30;

/** With fewer loads nothing is said of how a build fares, as on the dashboard; nor with fewer networks that they are of. */
export const minWatchedLoads = minVisitsForQuantiles;
export const minWatchedNetworks = 10;

/** Of the builds that are not worse, at most this share is taken back, however often one looks. */
export const falseAlarmRate = 0.01;
/** What a build's visits are held against: half and a quarter of those of the other build are slower. */
export const judgedQuantiles = [0.5, 0.75] as const;
/** A build may have this share of slow visits, or of failures, more than the other in the same minutes. */
export const allowedExcess = 0.02;
/** The same against earlier days, which differ from today in visitors and networks as well. */
export const allowedExcessOverTime = { slow: 0.1, failures: 0.05 };
/** A build that fails more often than this is taken back whatever was before it. */
export const maxFailureShare = 0.5;
/** Earlier visits weigh no more than this many when guessing what today's are like. */
export const maxEarlierVisits = 200;
/** Failures among earlier loads where nothing is known. */
export const usualFailureShare = 0.01;
