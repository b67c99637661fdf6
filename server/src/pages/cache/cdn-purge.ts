import { setTimeout as pause } from 'node:timers/promises';
import { serverLimits } from '../../limits.ts';

const { cdnPurgePauseMs, longestCdnPurgePauseMs, cdnPurgeTimeoutMs } = serverLimits;

export type Cdn = { url: string; token: string | undefined };

/** Has a CDN forget pages by their tags, and tries again until it did. */
export function cdnPurge({ url, token }: Cdn, onFailure: (error: unknown) => void) {
  const stopping = new AbortController();
  const waiting = new Set<string>();
  let isSending = false;
  let isAnswering = true;

  /** The body is that of Cloudflare's API; the header is for Varnish, which reads no body. */
  async function send(tags: string[]) {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cache-tag': tags.join(','),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(cdnPurgeTimeoutMs),
    });
    if (!ok) throw new Error(`CDN_PURGE_URL answered ${status}`);
  }

  async function sendWaiting() {
    const tags = [...waiting];
    waiting.clear();
    try {
      await send(tags);
      isAnswering = true;
    } catch (error) {
      isAnswering = false;
      for (const tag of tags) waiting.add(tag);
      onFailure(error);
    }
  }

  async function sendAll() {
    isSending = true;
    const options = { ref: false, signal: stopping.signal };
    for (let pauseMs: number = cdnPurgePauseMs; waiting.size > 0 && !stopping.signal.aborted; ) {
      await pause(pauseMs, undefined, options).catch(() => undefined);
      await sendWaiting();
      pauseMs = isAnswering ? cdnPurgePauseMs : Math.min(2 * pauseMs, longestCdnPurgePauseMs);
    }
    isSending = false;
  }

  return {
    /** False while it does not answer, so that pages it keeps may be old. */
    isAnswering: () => isAnswering,
    purge(tags: string[]) {
      for (const tag of tags) waiting.add(tag);
      if (!isSending) void sendAll();
    },
    /** What is waiting is sent at once; each instance tells of the same changes. */
    stop: () => stopping.abort(),
  };
}
