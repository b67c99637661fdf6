import { join } from 'node:path';
import { knownReleases, releasesOf } from 'deploy/pointer/known-releases';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import { resolveFor } from 'deploy/pointer/resolve';
import { withoutReleases } from 'deploy/pointer/without-releases';
import { sealDocument } from 'deploy/registry/seal-document';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { rendererLimits, serverLimits } from '../limits.ts';
import { messages } from '../messages.ts';
import type { Changes } from '../platform/changes/changes.ts';
import { originOf } from '../platform/http/security.ts';
import type { Registry } from '../platform/registry/open-registry.ts';
import { visitorOf } from '../platform/registry/visitor.ts';
import { noTracing, type Tracing } from '../platform/tracing/tracing.ts';
import type { Cdn } from './cache/cdn-purge.ts';
import { keepPages } from './cache/keep-pages.ts';
import { frontEndFilesRoutes } from './files/front-end-files.routes.ts';
import { serviceWorkerRoutes } from './files/service-worker.routes.ts';
import { shellTypesRoutes } from './files/shell-types.routes.ts';
import { storedFilesRoutes } from './files/stored-files.routes.ts';
import { addFormParser, pageFormsRoutes } from './forms/page-forms.routes.ts';
import { liveReloadRoutes, liveReloadScript } from './live-reload.routes.ts';
import { mayOverride } from './override/may-override.ts';
import { askAboutChoice, chosenOverride, overrideRoutes, readChoice } from './override/override.routes.ts';
import { applyOverride, parseOverride } from './override/override.ts';
import { overrideBadge, overrideText, refusalText } from './override/override-badge.ts';
import { fillDocument } from './render/fill-document.ts';
import { frontEndsOf, urlsOf } from './render/front-ends.ts';
import { inProcessTransport } from './render/in-process-transport.ts';
import { bestCompressor, pageFile } from './render/page-file.ts';
import { type PageAnswer, pageRenderer } from './render/page-renderer.ts';
import { countFaults, countRenders } from './render/render-metrics.ts';
import { findConfinement, missingGuards } from './render/renderer/confinement.ts';
import { rendererPool } from './render/renderer/renderer-pool.ts';
import { sendErrorPage } from './render/send-error-page.ts';
import { type FrontEndFaults, setAsideReleases } from './render/set-aside.ts';
import { cacheControls, type Keeping, type SentPage, sendPage } from './render/send-page.ts';

type PagesOptions = {
  registry: Registry;
  changes: Changes;
  /** In front of the portal; undefined: there is none that may keep pages. */
  cdn: Cdn | undefined;
  /** Pages reload when a front end was published, and everybody may see other builds. */
  liveReload: boolean;
  /** Administrators may try front ends that their own machine serves. */
  localBuilds: boolean;
  givenOrigin: string | undefined;
  renderTimeoutMs: number;
  /** A process for the pages of each remote, or one for all. */
  renderers: 'separate' | 'shared';
  frontEndFaults: FrontEndFaults;
  tracing?: Tracing;
};

type Redirect = Extract<PageAnswer, { redirect: string }>;

/** The pages of the portal: rendered by the deployed front ends, and kept as files until something changes that they show. */
export const pagesRoutes: FastifyPluginAsync<PagesOptions> = async (
  app,
  {
    registry,
    changes,
    cdn,
    liveReload,
    localBuilds,
    givenOrigin,
    renderTimeoutMs,
    renderers: mode,
    frontEndFaults,
    tracing = noTracing,
  },
) => {
  const { storage, env, publicKey, folder, current } = registry;
  const findRelease = knownReleases(storage, env, publicKey);
  const frontEnds = frontEndsOf(registry);
  const confinement = await findConfinement();
  for (const sentence of missingGuards(confinement)) app.log.warn(`pages are rendered less confined: ${sentence}`);

  const ending = liveReload ? liveReloadScript : '';
  const compressor = bestCompressor();

  function toPage(answer: PageAnswer, origin: string, badge = '', scriptOrigin?: string): SentPage | Redirect {
    if ('redirect' in answer) return answer;
    const { document, policy } = sealDocument(answer.document + badge + ending, scriptOrigin);
    return {
      status: answer.status,
      isComplete: answer.isComplete,
      file: pageFile(fillDocument(document, origin), compressor),
      policy: [...policy, "frame-ancestors 'none'"].join('; '),
    };
  }

  const keptPages = await keepPages<SentPage | Redirect>(
    {
      isComplete: (page) => page.status < 500 && ('redirect' in page || page.isComplete),
      sizeOf: (page) => ('file' in page ? page.file.size : page.redirect.length + 1),
      maxBytes: serverLimits.maxPagesBytes,
      unheardMs: serverLimits.unheardPageMs,
    },
    { changes, cdn, log: app.log },
  );
  app.addHook('onClose', keptPages.stop);

  const setAside = await setAsideReleases({ frontEndFaults, changes, log: app.log, onChange: () => keptPages.clear() });
  app.addHook('onClose', setAside.stop);
  const { isSetAside } = setAside;
  const countFault = countFaults(app.metrics);
  const renderers = rendererPool({
    transport: inProcessTransport(app, tracing),
    confinement,
    limits: rendererLimits,
    renderers: mode,
    isSetAside: ({ frontEnd, version }) => isSetAside(frontEnd, version),
    onFault(build, fault) {
      countFault(build, fault);
      void setAside.record(build);
    },
    log: app.log,
    metrics: app.metrics,
  });
  app.addHook('onClose', async () => renderers.stop());
  const renderPage = countRenders(
    pageRenderer({ frontEnds, renderers, isSetAside, renderTimeoutMs, log: app.log, tracing }),
    app.metrics,
  );

  /** What is live, without the releases that hung or ended their renderers. */
  const currentPointer = async () => withoutReleases(await current(), isSetAside);

  /** The first page finds its shell loaded. */
  async function warm(pointer: Pointer) {
    const { name } = pointer.host;
    const release = pointer.remotes[name]?.stable;
    if (release) renderers.warm(await frontEnds.build(name, release));
  }
  const tryToWarm = (pointer: Pointer) =>
    warm(pointer).catch((error: unknown) => app.log.error({ err: error }, 'the shell cannot be loaded'));

  registry.onChange((pointer) => {
    const urls = urlsOf(pointer);
    frontEnds.keepOnly(urls);
    renderers.keepOnly(({ url }) => urls.has(url));
    setAside.keepOnly((name, version) => {
      const frontEnd = pointer.remotes[name];
      return frontEnd !== undefined && releasesOf(frontEnd).some(({ metadata }) => metadata.version === version);
    });
    keptPages.clear();
    void tryToWarm(withoutReleases(pointer, isSetAside));
  });
  app.addHook('onReady', async () => void tryToWarm(await currentPointer()));
  // where a CDN answers, no reader makes this instance look whether something was published
  const looking = cdn && setInterval(current, serverLimits.pointerMaxAgeMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  if (liveReload) await app.register(liveReloadRoutes, { current });
  await app.register(serviceWorkerRoutes, { registry });
  await app.register(shellTypesRoutes, { registry });
  // what need not be signed is served from its folder as it is
  if (folder && !publicKey) await app.register(frontEndFilesRoutes, { folder: join(folder, 'r') });
  else await app.register(storedFilesRoutes, { registry, findRelease });

  /** What this browser has of what is live. */
  async function resolve(request: FastifyRequest, reply: FastifyReply) {
    const live = await currentPointer();
    const isRollout = Object.values(live.remotes).some(({ canary }) => canary !== null);
    return { live, isRollout, ...resolveFor(live, visitorOf(request, reply, isRollout)) };
  }

  async function renderFor(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const { live, isRollout, pointer, rollouts } = await resolve(request, reply);
    const origin = originOf(request, givenOrigin);
    const key = [live.seq, ...rollouts, origin, url.href].join(' ');
    const { page, cdnTags } = await keptPages.pageOf(key, async () => toPage(await renderPage(pointer, url), origin));
    if (isRollout) return { page, cacheControl: cacheControls.ofOneBrowser };
    return { page, cacheControl: cacheControls.shared, cdnTags };
  }

  /** Never cached: other visitors must not see it. */
  async function renderOverridden(request: FastifyRequest, reply: FastifyReply, url: URL, requested: string) {
    const override = parseOverride(requested);
    const { live, pointer } = await resolve(request, reply);
    const origin = originOf(request, givenOrigin);
    const overridden = override
      ? await applyOverride({ storage, findRelease, localBuilds }, live, override)
      : { refusal: messages.badOverride };
    if ('refusal' in overridden) {
      const badge = overrideBadge(refusalText(requested, overridden.refusal));
      return { page: toPage(await renderPage(pointer, url), origin, badge), cacheControl: cacheControls.notStored };
    }
    const { name = '', build = '', isLocal = false } = override ?? {};
    const answer = await renderPage(overridden.pointer, url, { leftToBrowser: isLocal ? name : undefined });
    const badge = overrideBadge(overrideText(name, build));
    return { page: toPage(answer, origin, badge, isLocal ? build : undefined), cacheControl: cacheControls.notStored };
  }

  app.setErrorHandler<FastifyError>(sendErrorPage);

  const mayChoose = async (request: FastifyRequest) => liveReload || mayOverride(app, request);
  addFormParser(app);
  await app.register(overrideRoutes, { mayChoose });
  await app.register(pageFormsRoutes, {
    async renderRefused(request, reply, url, refused) {
      const { pointer } = await resolve(request, reply);
      return toPage(await renderPage(pointer, url, { refused }), originOf(request, givenOrigin));
    },
  });

  app.get('/*', { compress: false }, async (request, reply) => {
    const url = new URL(`http://portal.internal${request.url}`);
    const choice = readChoice(url);
    if (choice) return askAboutChoice(request, reply, choice, { mayChoose });
    const override = chosenOverride(request);
    const isOverridden = override !== undefined && (await mayChoose(request));
    const { page, ...keeping }: Keeping & { page: SentPage | Redirect } = isOverridden
      ? await renderOverridden(request, reply, url, override)
      : await renderFor(request, reply, url);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    return sendPage(request, reply, page, keeping);
  });
};
