import { readBuild } from '../builds/build.ts';
import type { FrontEndContract } from '../builds/front-end.contract.ts';
import { readLive } from '../builds/live-contracts.ts';
import { incompatibilities, type LivePart } from '../builds/preflight.ts';
import { findRemovedReactApis } from '../builds/removed-react-apis.ts';
import { releaseFiles } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { findAnnouncement, keysOf, writeAnnouncement } from '../pointer/announcements.ts';
import { findHead } from '../pointer/history.ts';
import { releasesOf } from '../pointer/known-releases.ts';
import { layout } from '../pointer/layout.ts';
import type { Announcement, Pointer } from '../pointer/pointer.contract.ts';
import { assertMayWrite, getLiveFrontEnd, type UpdateRequest } from '../pointer/update-pointer.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface AnnounceRequest extends UpdateRequest {
  /** Folder of the host's build. */
  dist: string;
  frontEnd: string;
  /** The day on which it is to go live, `2026-12-24`. */
  planned: string | null;
}

/** What a host that is not live yet changes for a release that visitors have. */
export interface Effect extends LivePart {
  name: string;
  /** Modules of the host that it takes, of which the next host has another version. */
  changes: { module: string; builtAgainst: string; announced: string }[];
  /** Why it could not stay live beside that host. */
  reasons: string[];
  /** What it reads that the announced React has no more. */
  removedApis: string[];
}

/**
 * Announces a build of the host that is not live yet: teams are warned of what their builds would break on. Nothing that is
 * live is touched. Returns what it changes for each live remote. @throws RegistryError
 */
export async function announce(request: AnnounceRequest) {
  const { storage, env, frontEnd, planned, who, why, dryRun = false, signingKey } = request;
  const head = await findHead(storage, env);
  const { pointer } = getLiveFrontEnd(head, env, frontEnd);
  if (frontEnd !== pointer.host.name) throw new RegistryError(messages.announcesNoHost(frontEnd, pointer.host.name));
  assertMayWrite(head, request);
  const { contract, version } = await readBuild(request.dist, frontEnd);
  const beside = await readLive(storage, pointer, [frontEnd]);
  const rejections = incompatibilities({ contracts: [contract], ...beside, major: true });
  const effects = [...beside.parts].map(async ([remote, part]): Promise<Effect> => {
    const own = rejections.filter(
      (rejection) => rejection.frontEnd === remote.name && rejection.version === part.version,
    );
    return {
      name: remote.name,
      ...part,
      changes: changesOf(remote, contract),
      reasons: own.map(({ sentence }) => sentence),
      removedApis: await findRemovedIn(storage, pointer, { name: remote.name, ...part }, contract),
    };
  });
  const frontEnds = await Promise.all(effects);
  const { provides, offers } = contract;
  const announcement: Announcement = {
    frontEnd,
    version,
    at: new Date().toISOString(),
    who,
    why,
    planned,
    provides,
    offers,
  };
  if (!dryRun) await writeAnnouncement(storage, env, announcement, signingKey);
  return { frontEnd, version, planned, frontEnds };
}

async function findRemovedIn(
  storage: RegistryStorage,
  pointer: Pointer,
  { name, version }: { name: string; version: string },
  { provides }: FrontEndContract,
) {
  const frontEnd = pointer.remotes[name];
  const release = frontEnd && releasesOf(frontEnd).find(({ metadata }) => metadata.version === version);
  const text = release && (await releaseFiles(storage, name, release, false).read('server.cjs'));
  return text && provides.react ? findRemovedReactApis(text.toString(), provides.react) : [];
}

const changesOf = ({ requires }: FrontEndContract, { provides }: FrontEndContract) =>
  Object.entries(requires).flatMap(([module, builtAgainst]) => {
    const announced = provides[module];
    return announced !== undefined && announced !== builtAgainst ? [{ module, builtAgainst, announced }] : [];
  });

/** Takes back what is announced. @throws RegistryError where nothing is */
export async function withdraw(request: UpdateRequest) {
  const { storage, env, dryRun = false } = request;
  const head = await findHead(storage, env);
  assertMayWrite(head, request);
  const { live } = await readLive(storage, head?.pointer);
  const host = live.get(head?.pointer.host.name ?? '');
  const announcement = host && (await findAnnouncement(storage, env, host, keysOf(request)));
  if (!announcement) throw new RegistryError(messages.nothingAnnounced(env));
  if (!dryRun) await storage.remove(layout.announced(env));
  const { frontEnd, version } = announcement;
  return { frontEnd, version };
}

/** Prints what these builds would break on once the announced host is live; nothing where a host is among them. */
export async function printWarnings(
  request: UpdateRequest,
  contracts: readonly FrontEndContract[],
  live: ReadonlyMap<string, FrontEndContract>,
): Promise<void> {
  const host = [...live.values()].find(({ kind }) => kind === 'host');
  if (!host || contracts.some(({ kind }) => kind === 'host')) return;
  const announcement = await findAnnouncement(request.storage, request.env, host, keysOf(request));
  if (!announcement) return;
  const { provides, offers } = announcement;
  const next = new Map([[host.name, { ...host, provides, offers }]]);
  const rejections = incompatibilities({ contracts, live: next, major: true });
  for (const { sentence } of rejections) request.printProgress?.(messages.announcedRejection(announcement, sentence));
}
