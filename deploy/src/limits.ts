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

/** Tries of a conditional write to a bucket, which answers 409 when two write at once. */
export const maxWriteAttempts = 10;

/** Entries of the log read side by side. */
export const logEntriesAtOnce = 16;

/** How long the metrics of a rollout are waited for. */
export const healthTimeoutMs = 10_000;
/** Fewer may be chance. */
export const minTroubles = 5;
/** On top of twice the stable build's share: poor connections fail with any build. */
export const allowedTroubleShare = 0.05;
/** A rollout is silent when this many loads were expected and none was counted. */
export const minExpectedLoads = 30;
