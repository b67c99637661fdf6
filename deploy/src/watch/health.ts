import { FrontEndsReply, type Loads } from 'shared-api/contract/front-ends.contract';
import { RegistryError } from '../errors.ts';
import { allowedTroubleShare, healthTimeoutMs, minExpectedLoads, minTroubles } from '../limits.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';

/** How two builds of one front end loaded in browsers. */
export interface Health {
  canary: Loads;
  stable: Loads;
}

export interface Watched {
  /** Origin of a portal that serves this registry. */
  portal: URL;
  /** Its METRICS_TOKEN. */
  token: string;
}

const path = '/api/front-ends/loads';

async function fetchLoads({ portal, token }: Watched) {
  const url = new URL(path, portal);
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal }).catch((error: Error) => {
    throw new RegistryError(messages.portalIsAway(url.href, error.message));
  });
  if (!reply.ok) throw new RegistryError(messages.portalRefuses(url.href, reply.status));
  return parseJson(FrontEndsReply, Buffer.from(await reply.arrayBuffer()), url.href);
}

/**
 * What a portal counted for the stable build and the canary of a front end; undefined while it knows no such rollout.
 * @throws RegistryError when it does not answer
 */
export async function readHealth(watched: Watched, name: string, canary: string): Promise<Health | undefined> {
  const { frontEnds } = await fetchLoads(watched);
  const builds = frontEnds.find((frontEnd) => frontEnd.name === name)?.builds ?? [];
  const stable = builds.find(({ part }) => part === 'stable');
  const rollout = builds.find(({ part, version }) => part === 'canary' && version === canary);
  return stable && rollout && { canary: rollout.loads, stable: stable.loads };
}

/** @throws RegistryError when the portal does not answer, or not to this token */
export const assertReadable = async (watched: Watched) => void (await fetchLoads(watched));

/** Never below zero: the portal forgets old days. */
const subtract = (now: Loads, before: Loads): Loads => ({
  loaded: Math.max(0, now.loaded - before.loaded),
  failed: Math.max(0, now.failed - before.failed),
  late: Math.max(0, now.late - before.late),
  threw: Math.max(0, now.threw - before.threw),
});

/** What was counted after `before`. */
export const healthSince = (before: Health, now: Health): Health => ({
  canary: subtract(now.canary, before.canary),
  stable: subtract(now.stable, before.stable),
});

/** How often a browser requested the build. */
const triesOf = ({ loaded, failed, late }: Loads) => loaded + failed + late;
const troublesOf = ({ failed, late, threw }: Loads) => failed + late + threw;
export const toWords = (loads: Loads) => messages.loads(troublesOf(loads), triesOf(loads));
const shareOf = (loads: Loads) => troublesOf(loads) / Math.max(1, triesOf(loads));

/** Why a rollout must end; undefined while it may go on. */
export function findAbortReason({ canary, stable }: Health, percent: number): string | undefined {
  if (troublesOf(canary) >= minTroubles && shareOf(canary) > 2 * shareOf(stable) + allowedTroubleShare)
    return messages.rolloutIsWorse(toWords(canary), toWords(stable));
  const expected = (triesOf(stable) * percent) / Math.max(1, 100 - percent);
  if (triesOf(canary) === 0 && expected >= minExpectedLoads) return messages.rolloutIsSilent(Math.round(expected));
  return undefined;
}
