import { randomUUID } from 'node:crypto';
import type { Announcement, Pointer } from 'deploy/registry';
import type { FrontEndsReply, LoadReports } from 'shared-api/contract/front-ends/front-ends.contract';
import type { Visit, VisitRequest } from 'shared-api/contract/front-ends/visits.contract';
import { bucketOf, type VitalsReport, vitalMetrics } from 'shared-api/contract/front-ends/vitals.contract';
import { serverLimits } from '../../limits.ts';
import { storedSecret } from '../../platform/credentials/stored-secret.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FindAnnounced } from '../../platform/registry/announced.ts';
import type { FindContract } from '../../platform/registry/contracts.ts';
import type { LivePointer } from '../../platform/registry/live-pointer.ts';
import { toFigures, toNetworkFigures } from './build-figures.ts';
import type { FrontEndFaultsService } from './faults/front-end-faults.service.ts';
import { frontEndLoadsRepository, keyOfLoad } from './front-end-loads.repository.ts';
import { frontEndVitalsRepository } from './front-end-vitals.repository.ts';
import { buildsGivenTo, findBuild, type LiveBuild, liveBuilds, partsOf, versionsUnderTest } from './live-builds.ts';
import { sharedModulesOf } from './shared-modules.ts';
import type { Tally } from './tally.ts';
import { toNetworkMark, toNetworkSlot } from './visits/network-slot.ts';
import { findVisit, type NamedBuild, toVisitToken } from './visits/visit-token.ts';

const days = serverLimits.loadReportsDays;

type Parts = {
  current: LivePointer['current'];
  db: Db;
  findContract: FindContract;
  findAnnounced: FindAnnounced;
  tally: Tally;
  frontEndFaultsService: FrontEndFaultsService;
};

const toAnnounced = ({ version, at, planned }: Announcement) => ({ version, at, planned });

export function frontEndsService({ db, current, findContract, findAnnounced, tally, frontEndFaultsService }: Parts) {
  let secret: Promise<string> | undefined;

  /** Read once; again where the database did not answer. */
  async function readSecret() {
    secret ??= storedSecret(db, 'visit_keys');
    return secret.catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
  }

  /** A visit, and those of its builds that are still live: others cannot fill the tables. */
  async function resumeVisit(token: string) {
    const visit = findVisit(await readSecret(), token);
    if (!visit) return undefined;
    const pointer = await current();
    const isNamed = ({ frontEnd, version }: NamedBuild) =>
      visit.builds.some((build) => build.frontEnd === frontEnd && build.version === version);
    return { visitId: visit.id, openedAt: visit.openedAt, builds: liveBuilds(pointer).filter(isNamed), pointer };
  }

  /** The place of a visitor's network in the trial of each of these builds, by its front end. */
  async function slotsOf(address: string, pointer: Pointer, builds: LiveBuild[]) {
    const key = await readSecret();
    return new Map(
      builds.map((build) => {
        const trial = { frontEnd: build.frontEnd, versions: versionsUnderTest(pointer, build) };
        return [build.frontEnd, toNetworkSlot(key, address, trial)];
      }),
    );
  }

  return {
    resumeVisit,
    markNetwork: async (address: string) => toNetworkMark(await readSecret(), address),

    /** Lets a page report of those of the named builds that this visitor may have; undefined where it has none of them. */
    async openVisit(urls: VisitRequest, visitor: number | undefined): Promise<Visit | undefined> {
      const given = buildsGivenTo(await current(), visitor);
      const builds = given.filter((build) => urls.some((url) => findBuild([build], url)));
      if (builds.length === 0) return undefined;
      return { token: toVisitToken(await readSecret(), { id: randomUUID(), openedAt: new Date(), builds }) };
    },

    /** Counts each outcome of a build once for a visit. */
    async reportLoads({ token, reports }: LoadReports, address: string) {
      const visit = await resumeVisit(token);
      if (!visit) return;
      const { visitId, openedAt, builds, pointer } = visit;
      for (const { url, outcome, ms } of reports) {
        const build = findBuild(builds, url);
        if (!build) continue;
        const load = { frontEnd: build.frontEnd, version: build.version, outcome, ms };
        const slots = await slotsOf(address, pointer, [build]);
        tally.add({ visitId, openedAt, slots, kind: keyOfLoad(load), load });
      }
    },

    /** Counts a visit once: for its page, and for the shell around it. */
    async reportVitals({ token, url, route, device, values }: VitalsReport, address: string) {
      const visit = await resumeVisit(token);
      const build = visit && findBuild(visit.builds, url);
      if (!build) return;
      const { visitId, openedAt, builds, pointer } = visit;
      const contract = await findContract(build.frontEnd, build.release);
      const shell = builds.find(({ frontEnd }) => frontEnd === pointer.host.name);
      const places = [
        { ...build, route: contract && Object.hasOwn(contract.chunks, route) ? route : '' },
        ...(shell && shell !== build ? [{ ...shell, route: '' }] : []),
      ];
      const measured = vitalMetrics.flatMap((metric) => {
        const value = values[metric];
        return value === undefined ? [] : [{ metric, device, bucket: bucketOf(value) }];
      });
      const vitals = places.flatMap(({ frontEnd, version, route }) =>
        measured.map((one) => ({ frontEnd, version, route, ...one })),
      );
      const slots = await slotsOf(address, pointer, places);
      tally.add({ visitId, openedAt, slots, kind: 'vitals', vitals });
    },

    async list(): Promise<FrontEndsReply> {
      await tally.write();
      const [pointer, setAside, loads, vitals] = await Promise.all([
        current(),
        frontEndFaultsService.listSetAside(),
        frontEndLoadsRepository.sum(db, days),
        frontEndVitalsRepository.sum(db, days),
      ]);
      const frontEnds = Object.entries(pointer.remotes).map(([name, frontEnd]) => ({
        name,
        builds: partsOf(frontEnd).map((build) => ({
          ...build,
          ...toFigures(name, build.version, { loads, vitals }),
          byNetwork: toNetworkFigures(name, build.version, { loads, vitals }),
          isSetAside: setAside.some(({ frontEnd: other, version }) => other === name && version === build.version),
        })),
      }));
      const contracts = await Promise.all(
        liveBuilds(pointer)
          .filter(({ frontEnd, release }) => pointer.remotes[frontEnd]?.previous?.url !== release.url)
          .map(async ({ frontEnd, version, release }) => ({
            version,
            contract: await findContract(frontEnd, release),
          })),
      );
      const known = contracts.flatMap(({ version, contract }) => (contract ? [{ version, contract }] : []));
      const host = known.find(({ contract }) => contract.kind === 'host')?.contract;
      const announced = host && (await findAnnounced(host));
      const modules = sharedModulesOf(known, announced?.provides);
      return { days, frontEnds, modules, announced: announced ? toAnnounced(announced) : null };
    },
  };
}
export type FrontEndsService = ReturnType<typeof frontEndsService>;
