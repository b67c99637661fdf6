import { FrontEndsReply, type Loads } from 'shared-api/contract/front-ends.contract';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';

/** What befell two builds of one front end in browsers. */
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
const withinMs = 10_000;

async function ask({ portal, token }: Watched) {
  const url = new URL(path, portal);
  const signal = AbortSignal.timeout(withinMs);
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal }).catch((error: Error) => {
    throw new RegistryError(messages.portalIsAway(url.href, error.message));
  });
  if (!reply.ok) throw new RegistryError(messages.portalRefuses(url.href, reply.status));
  return parseJson(FrontEndsReply, Buffer.from(await reply.arrayBuffer()), url.href);
}

/**
 * What a portal counted of these builds of a front end; undefined while it has not heard of the rollout.
 * @throws RegistryError when it does not tell
 */
export async function readHealth(watched: Watched, name: string, canary: string): Promise<Health | undefined> {
  const { frontEnds } = await ask(watched);
  const builds = frontEnds.find((frontEnd) => frontEnd.name === name)?.builds ?? [];
  const stable = builds.find(({ part }) => part === 'stable');
  const rollout = builds.find(({ part, version }) => part === 'canary' && version === canary);
  return stable && rollout && { canary: rollout.loads, stable: stable.loads };
}

/** @throws RegistryError when the portal does not answer, or not to this token */
export const refuseUnreadable = async (watched: Watched) => void (await ask(watched));

/** A day that fell out of the counts takes nothing away. */
const less = (now: Loads, before: Loads): Loads => ({
  loaded: Math.max(0, now.loaded - before.loaded),
  failed: Math.max(0, now.failed - before.failed),
  late: Math.max(0, now.late - before.late),
  threw: Math.max(0, now.threw - before.threw),
});

/** What came after `before`. */
export const since = (before: Health, now: Health): Health => ({
  canary: less(now.canary, before.canary),
  stable: less(now.stable, before.stable),
});

/** How often a browser asked for the build. */
const triesOf = ({ loaded, failed, late }: Loads) => loaded + failed + late;
const troublesOf = ({ failed, late, threw }: Loads) => failed + late + threw;
export const toWords = (loads: Loads) => messages.loads(troublesOf(loads), triesOf(loads));
const shareOf = (loads: Loads) => troublesOf(loads) / Math.max(1, triesOf(loads));

/** Fewer may be chance. */
const leastTroubles = 5;
/** Beside twice what befalls the stable build: lines are poor whatever the build. */
const allowedShare = 0.05;
/** So many should have told by now, and none did. */
const leastExpected = 30;

/** Why a rollout must end; undefined while it may go on. */
export function findFault({ canary, stable }: Health, percent: number): string | undefined {
  if (troublesOf(canary) >= leastTroubles && shareOf(canary) > 2 * shareOf(stable) + allowedShare)
    return messages.rolloutIsWorse(toWords(canary), toWords(stable));
  const expected = (triesOf(stable) * percent) / Math.max(1, 100 - percent);
  if (triesOf(canary) === 0 && expected >= leastExpected) return messages.rolloutIsSilent(Math.round(expected));
  return undefined;
}
