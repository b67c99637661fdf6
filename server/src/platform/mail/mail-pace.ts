const minuteMs = 60_000;

/** How patiently mails are sent. */
export const mailPace = {
  /** How often the worker looks for a mail that is due. */
  lookEveryMs: 2_000,
  /** A try that takes longer has failed. */
  sendWithinMs: minuteMs,
  /** How long a mail belongs to the worker that took it; well above `sendWithinMs`. */
  claimMs: 5 * minuteMs,
  /** The pause after a failed try doubles from the first to the longest. */
  firstPauseMs: minuteMs,
  longestPauseMs: 15 * minuteMs,
  /** About four days. */
  mostTries: 400,
  /** How long a stopping worker waits for the try under way. */
  stopWithinMs: 5_000,
};
export type MailPace = typeof mailPace;

export const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: MailPace) =>
  Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
