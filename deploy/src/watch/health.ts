import { FrontEndHistory } from 'shared-api/contract/front-ends/front-end-history.contract';
import {
  type FrontEndBuild,
  type FrontEndHealth,
  FrontEndsReply,
} from 'shared-api/contract/front-ends/front-ends.contract';
import type * as v from 'valibot';
import { RegistryError } from '../errors.ts';
import { healthTimeoutMs } from '../limits.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';

/** A build on trial and the one it is held against, in browsers. */
export interface Health {
  candidate: FrontEndBuild;
  baseline: FrontEndBuild;
}

/** Finds the two builds of a trial among those that are live; undefined where the portal does not know it yet. */
export type FindHealth = (builds: readonly FrontEndBuild[]) => Health | undefined;

export interface Watched {
  /** Origin of a portal that serves this registry. */
  portal: URL;
  /** Its METRICS_TOKEN. */
  token: string;
}

/** @throws RegistryError when the portal does not answer, or not to this token */
async function fetchReply<Schema extends v.GenericSchema>(
  { portal, token }: Watched,
  path: string,
  schema: Schema,
  toRejection = messages.portalRejects,
) {
  const url = new URL(path, portal);
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal }).catch((error: Error) => {
    throw new RegistryError(messages.portalIsAway(url.href, error.message));
  });
  if (!reply.ok) throw new RegistryError(toRejection(url.href, reply.status));
  return parseJson(schema, Buffer.from(await reply.arrayBuffer()), url.href);
}

/** What a portal counted for each live build, during the last days. @throws RegistryError when it does not answer */
export const fetchLoads = (watched: Watched) => fetchReply(watched, '/api/front-ends/loads', FrontEndsReply);

export interface HistoryQuery {
  name: string;
  days: number;
}

/** The versions of a front end over so many days. @throws RegistryError when the portal does not answer, or serves no such */
export const fetchHistory = (watched: Watched, { name, days }: HistoryQuery) =>
  fetchReply(
    watched,
    `/api/front-ends/${encodeURIComponent(name)}/history?days=${days}`,
    FrontEndHistory,
    (url, status) =>
      status === 404 ? messages.notServed(name, watched.portal.origin) : messages.portalRejects(url, status),
  );

export const buildsOf = ({ frontEnds }: { frontEnds: readonly FrontEndHealth[] }, name: string) =>
  frontEnds.find((frontEnd) => frontEnd.name === name)?.builds ?? [];

/** @throws RegistryError when the portal does not answer, or not to this token */
export const assertReadable = async (watched: Watched) => void (await fetchLoads(watched));

/** A rollout beside the stable build. */
export const findRollout =
  (version: string): FindHealth =>
  (builds) => {
    const candidate = builds.find((build) => build.part === 'canary' && build.version === version);
    const baseline = builds.find(({ part }) => part === 'stable');
    return candidate && baseline && { candidate, baseline };
  };

/** A release that is everybody's, after the one that was. */
export const findRelease =
  (version: string): FindHealth =>
  (builds) => {
    const candidate = builds.find((build) => build.part === 'stable' && build.version === version);
    const baseline = builds.find(({ part }) => part === 'previous');
    return candidate && baseline && { candidate, baseline };
  };
