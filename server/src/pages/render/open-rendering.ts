import { type Pointer, withoutReleases } from 'deploy/registry';
import type { FastifyInstance } from 'fastify';
import type { FrontEndFaultsService } from '../../api/front-ends/faults/front-end-faults.service.ts';
import { rendererLimits } from '../../limits.ts';
import { type Changes, publicNouns } from '../../platform/changes/changes.ts';
import { recordShown } from '../../platform/changes/shown.ts';
import { listHeaders } from '../../platform/http/paging.ts';
import { ownAddress } from '../../platform/limits/address-budget.ts';
import type { Registry } from '../../platform/registry/open-registry.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { frontEndsOf, urlsOf } from './front-ends.ts';
import { pageRenderer } from './page-renderer.ts';
import { countRegressions } from './regressions.ts';
import { countFaults, countRenders, gaugeSetAside } from './render-metrics.ts';
import { findConfinement, missingGuards } from './renderer/confinement.ts';
import type { Transport } from './renderer/pending-pages.ts';
import { type ReadBuild, rendererPool } from './renderer/renderer-pool.ts';
import type { Fault } from './renderer/renderer-process.ts';
import { setAsideReleases } from './set-aside.ts';

/** Answers the calls of pages that are being rendered, without a socket between. */
const inProcessTransport =
  (app: FastifyInstance, tracing: Tracing): Transport =>
  async (path) => {
    const sent = { accept: 'application/json', ...tracing.headers() };
    const ask = async () => app.inject({ method: 'GET', url: path, headers: sent, remoteAddress: ownAddress });
    const { made: reply } = await recordShown(ask, publicNouns);
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const name of listHeaders) if (reply.headers[name] !== undefined) headers[name] = String(reply.headers[name]);
    return { status: reply.statusCode, headers, body: reply.body };
  };

type RenderingParts = {
  registry: Registry;
  changes: Changes;
  renderTimeoutMs: number;
  /** A process for the pages of each remote, or one for all. */
  renderers: 'separate' | 'shared';
  frontEndFaults: FrontEndFaultsService;
  tracing: Tracing;
  /** Another release than before is given to visitors. */
  onSetAside: () => void;
};

/** What renders pages of the live builds, in processes that end with the app. */
export async function openRendering(app: FastifyInstance, parts: RenderingParts) {
  const { registry, changes, renderTimeoutMs, frontEndFaults, tracing, onSetAside } = parts;
  const { log, metrics } = app;
  const frontEnds = frontEndsOf(registry);
  const confinement = await findConfinement();
  for (const sentence of missingGuards(confinement)) log.warn(`pages are rendered less confined: ${sentence}`);

  const setAside = await setAsideReleases({
    frontEndFaults,
    changes,
    log,
    async onChange() {
      onSetAside();
      await warm(await registry.current());
    },
  });
  app.addHook('onClose', setAside.stop);
  const { isSetAside } = setAside;
  gaugeSetAside(metrics, setAside.list);
  let liveUrls = urlsOf(await registry.current());

  const countFault = countFaults(metrics);
  function recordFault(build: ReadBuild, fault: Fault) {
    countFault(build, fault);
    void setAside.record(build);
  }
  /** It is counted, as in browsers, and sets nothing aside: an odd address may make a page throw, and anybody may ask for one. */
  function recordThrow(build: ReadBuild) {
    countFault(build, 'threw');
    frontEndFaults
      .recordThrow(build)
      .catch((error: unknown) => log.error({ err: error }, 'that a page threw could not be counted'));
  }
  const isLive = ({ url }: ReadBuild) => liveUrls.has(url);
  // in a process of several, one may throw in the name of another
  const isCounted = (build: ReadBuild) => parts.renderers === 'separate' && isLive(build);
  const regressions = countRegressions((build) => isCounted(build) && recordThrow(build));
  const renderers = rendererPool({
    transport: inProcessTransport(app, tracing),
    confinement,
    limits: rendererLimits,
    renderers: parts.renderers,
    isLive,
    isSetAside: ({ frontEnd, version }) => isSetAside(frontEnd, version),
    onFault: recordFault,
    log,
    metrics,
  });
  app.addHook('onClose', async () => renderers.stop());

  /** The first page finds its shell loaded. */
  async function warm(pointer: Pointer) {
    const { name } = pointer.host;
    const release = withoutReleases(pointer, isSetAside).remotes[name]?.stable;
    try {
      if (release) renderers.warm(await frontEnds.build(name, release));
    } catch (error) {
      log.error({ err: error }, 'the shell cannot be loaded');
    }
  }
  app.addHook('onReady', async () => void warm(await registry.current()));

  registry.onChange((pointer) => {
    liveUrls = urlsOf(pointer);
    frontEnds.dropAllBut(liveUrls);
    regressions.dropAllBut((url) => liveUrls.has(url));
    renderers.dropAllBut((url) => liveUrls.has(url));
    void warm(pointer);
  });

  return {
    renderPage: countRenders(
      pageRenderer({ frontEnds, renderers, isSetAside, regressions, renderTimeoutMs, log, tracing }),
      metrics,
    ),
    /** What is live, without the releases that ended or hung their renderers. */
    currentPointer: async () => withoutReleases(await registry.current(), isSetAside),
  };
}
