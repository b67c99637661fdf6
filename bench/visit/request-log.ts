import type { CDPSession } from '@playwright/test';

export type Request = {
  url: string;
  kind: string;
  /** Of its body, as transferred. */
  bytes: number;
  /** 1 for the page, 2 for what its HTML names, 3 for what those ask for. */
  level: number;
  /** Milliseconds since the first request. */
  startedAt: number;
};

type Initiator = { url?: string; stack?: { callFrames: { url: string }[] } };

const askerOf = ({ url, stack }: Initiator) => url ?? stack?.callFrames.find((frame) => frame.url)?.url;

/** Records every request of a page with its level in the waterfall. Its bytes are known to the page alone. */
export async function logRequests(cdp: CDPSession): Promise<Request[]> {
  const log: Request[] = [];
  let start = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request, type, initiator, timestamp }) => {
    if (!/^https:/.test(request.url)) return;
    start ||= timestamp;
    const asker = log.find(({ url }) => url === askerOf(initiator)) ?? log[0];
    const level = (asker?.level ?? 0) + 1;
    log.push({ url: request.url, kind: type ?? 'Other', bytes: 0, level, startedAt: (timestamp - start) * 1000 });
  });
  return log;
}
