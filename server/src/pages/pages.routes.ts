import { addCspHashes, knownReleases, openPreview, type Preview, resolveFor } from 'deploy/registry';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontEndFaultsService } from '../api/front-ends/faults/front-end-faults.service.ts';
import { serverLimits } from '../limits.ts';
import { messages } from '../messages.ts';
import type { Changes } from '../platform/changes/changes.ts';
import { originOf } from '../platform/http/security.ts';
import { addressBudget } from '../platform/limits/address-budget.ts';
import type { Registry } from '../platform/registry/open-registry.ts';
import { visitorOf } from '../platform/registry/visitor.ts';
import { noTracing, type Tracing } from '../platform/tracing/tracing.ts';
import { cachePages } from './cache/cache-pages.ts';
import type { Cdn } from './cache/cdn-purge.ts';
import { bestCompressor, pageFile } from './cache/page-file.ts';
import { canonicalAddress } from './canonical-address.ts';
import { serviceWorkerRoutes } from './files/service-worker.routes.ts';
import { shellTypesRoutes } from './files/shell-types.routes.ts';
import { storedFilesRoutes } from './files/stored-files.routes.ts';
import { addFormParser, pageFormsRoutes } from './forms/page-forms.routes.ts';
import { knownAddress } from './known-address.ts';
import { liveReloadRoutes, liveReloadScript } from './live-reload.routes.ts';
import { mayOverride } from './override/may-override.ts';
import {
  askAboutChoice,
  chosenOverride,
  overrideCookie,
  overrideRoutes,
  readChoice,
} from './override/override.routes.ts';
import { applyOverride, parseOverride } from './override/override.ts';
import { overrideBadge, overrideText, rejectionText } from './override/override-badge.ts';
import { followPreview, previewKeyOf, readPreview } from './override/preview.routes.ts';
import { fillDocument } from './render/fill-document.ts';
import { openRendering } from './render/open-rendering.ts';
import type { PageAnswer } from './render/page-renderer.ts';
import { withPrintedAddress } from './render/printed-address.ts';
import { sendErrorPage } from './render/send-error-page.ts';
import { type CacheRules, cacheControls, type SentPage, sendPage } from './render/send-page.ts';

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
  frontEndFaults: FrontEndFaultsService;
  tracing?: Tracing;
};

/** Another build than visitors have, as `name@version`, and the preview that it comes from, if it does. */
type Chosen = { requested: string; preview?: Preview };

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
    renderers,
    frontEndFaults,
    tracing = noTracing,
  },
) => {
  const { storage, env, publicKeys, current } = registry;
  const findRelease = knownReleases(storage, env, publicKeys);
  const ending = liveReload ? liveReloadScript : '';
  const compressor = bestCompressor();

  function toSentPage(
    answer: PageAnswer,
    { url, origin, badge = '', scriptOrigin }: { url: URL; origin: string; badge?: string; scriptOrigin?: string },
  ): SentPage | Redirect {
    if ('redirect' in answer) return answer;
    const printable = answer.status === 200 ? withPrintedAddress(answer.document, url, origin) : answer.document;
    const { document, policy } = addCspHashes(printable + badge + ending, scriptOrigin);
    return {
      status: answer.status,
      isComplete: answer.isComplete,
      file: pageFile(fillDocument(document, origin), compressor),
      policy: [...policy, "frame-ancestors 'none'"].join('; '),
    };
  }

  const cachedPages = await cachePages<SentPage | Redirect>(
    {
      isComplete: (page) => page.status < 500 && ('redirect' in page || page.isComplete),
      sizeOf: (page) => ('file' in page ? page.file.size : page.redirect.length + 1),
      maxBytes: serverLimits.maxPagesBytes,
      staleAfterMs: serverLimits.stalePageMs,
    },
    { changes, cdn, log: app.log },
  );
  app.addHook('onClose', cachedPages.stop);

  const chargeSearch = addressBudget(serverLimits.searchesPerMinute);
  const { renderPage, currentPointer } = await openRendering(app, {
    registry,
    changes,
    renderTimeoutMs,
    renderers,
    frontEndFaults,
    tracing,
    onSetAside: cachedPages.clear,
  });
  registry.onChange(cachedPages.clear);
  // where a CDN answers, no reader makes this instance look whether something was published
  const looking = cdn && setInterval(current, serverLimits.pointerMaxAgeMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  if (liveReload) await app.register(liveReloadRoutes, { current });
  const given = { ...registry, current: currentPointer };
  await app.register(serviceWorkerRoutes, { registry: given });
  await app.register(shellTypesRoutes, { registry: given });
  await app.register(storedFilesRoutes, { registry, findRelease });

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
    const render = async () => toSentPage(await renderPage(pointer, url), { url, origin });
    const charge = url.search ? () => chargeSearch(request.ip) : undefined;
    const { page, cdnTags } = await cachedPages.pageOf(key, render, charge);
    if (isRollout) return { page, cacheControl: cacheControls.ofOneBrowser };
    return { page, cacheControl: cacheControls.shared, cdnTags };
  }

  /** Never cached: other visitors must not see it. */
  async function renderOverridden(request: FastifyRequest, reply: FastifyReply, url: URL, chosen: Chosen) {
    const { requested, preview } = chosen;
    const override = parseOverride(requested);
    const { live, pointer } = await resolve(request, reply);
    const origin = originOf(request, givenOrigin);
    const overridden = override
      ? await applyOverride({ storage, findRelease, localBuilds }, live, override, preview)
      : { rejection: messages.badOverride };
    if ('rejection' in overridden) {
      const badge = overrideBadge(rejectionText(requested, overridden.rejection));
      const page = toSentPage(await renderPage(pointer, url), { url, origin, badge });
      return { page, cacheControl: cacheControls.notStored };
    }
    const { name = '', build = '', isLocal = false } = override ?? {};
    const answer = await renderPage(overridden.pointer, url, {
      leftToBrowser: isLocal ? name : undefined,
      isFallbackAllowed: false,
    });
    const badge = overrideBadge(overrideText(name, build));
    return {
      page: toSentPage(answer, { url, origin, badge, ...(isLocal && { scriptOrigin: build }) }),
      cacheControl: cacheControls.notStored,
    };
  }

  app.setErrorHandler<FastifyError>(sendErrorPage);

  const mayChoose = async (request: FastifyRequest) => liveReload || mayOverride(app, request);
  const chargePreview = addressBudget(serverLimits.previewedPagesPerMinute);

  /** The build that this browser is to show: what an administrator chose, or what the link of a preview names until it expires. */
  async function findChosen(request: FastifyRequest, reply: FastifyReply): Promise<Chosen | undefined> {
    const requested = chosenOverride(request);
    if (requested === undefined) return undefined;
    const key = previewKeyOf(requested);
    if (key === undefined) return (await mayChoose(request)) ? { requested } : undefined;
    chargePreview(request.ip);
    const preview = await openPreview(storage, env, key, publicKeys);
    if (preview) return { requested: `${preview.frontEnd}@${preview.release.metadata.version}`, preview };
    reply.clearCookie(overrideCookie);
    return undefined;
  }

  addFormParser(app);
  await app.register(overrideRoutes, { mayChoose });
  await app.register(pageFormsRoutes, {
    async renderSent(request, reply, url, refused) {
      const { pointer } = await resolve(request, reply);
      const page = await renderPage(pointer, knownAddress(url), { refused });
      return toSentPage(page, { url, origin: originOf(request, givenOrigin) });
    },
  });

  app.get('/*', { compress: false }, async (request, reply) => {
    const address = new URL(`http://portal.internal${request.url}`);
    const link = readPreview(address);
    if (link) return followPreview(registry, reply, link);
    const choice = readChoice(address);
    if (choice) return askAboutChoice(request, reply, choice, { mayChoose });
    const canonical = canonicalAddress(address);
    if (canonical !== undefined) return reply.redirect(canonical, 301);
    const url = knownAddress(address);
    const chosen = await findChosen(request, reply);
    const { page, ...keeping }: CacheRules & { page: SentPage | Redirect } = chosen
      ? await renderOverridden(request, reply, url, chosen)
      : await renderFor(request, reply, url);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    return sendPage(request, reply, page, keeping);
  });
};
