import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { knownReleases } from 'deploy/pointer/known-releases';
import { resolveFor } from 'deploy/pointer/resolve';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { toRefusal } from '../platform/http/error-handler.ts';
import { originOf } from '../platform/http/security.ts';
import type { Registry } from '../platform/registry/open-registry.ts';
import { frontEndFilesRoutes } from './files/front-end-files.routes.ts';
import { serviceWorkerRoutes } from './files/service-worker.routes.ts';
import { storedFilesRoutes } from './files/stored-files.routes.ts';
import { liveReloadRoutes, liveReloadScript } from './live-reload.routes.ts';
import { mayOverride } from './override/may-override.ts';
import { askAboutChoice, chosenOverride, overrideRoutes, readChoice } from './override/override.routes.ts';
import { applyOverride, parseOverride } from './override/override.ts';
import { overrideBadge, overrideText, refusalText } from './override/override-badge.ts';
import { contentSecurityPolicy } from './render/content-security-policy.ts';
import { toErrorPage } from './render/error-page.ts';
import { fillDocument } from './render/fill-document.ts';
import { frontEndsOf } from './render/front-ends.ts';
import { inProcessTransport } from './render/in-process-transport.ts';
import { pageCache } from './render/page-cache.ts';
import { type PageAnswer, pageRenderer } from './render/page-renderer.ts';
import { plainPageHeaders } from './render/plain-page.ts';
import { visitorOf } from './visitor.ts';

type PagesOptions = {
  registry: Registry;
  /** Pages reload when a front end was published, and everybody may see other builds. */
  liveReload: boolean;
  /** Administrators may try front ends that their own machine serves. */
  localBuilds: boolean;
  givenOrigin: string | undefined;
  renderTimeoutMs: number;
};

/** The pages of the portal: rendered by the deployed front ends, kept for half a minute, with a fresh nonce each time. */
export const pagesRoutes: FastifyPluginAsync<PagesOptions> = async (
  app,
  { registry, liveReload, localBuilds, givenOrigin, renderTimeoutMs },
) => {
  const { storage, env, publicKey, folder, current } = registry;
  const findRelease = knownReleases(storage, env, publicKey);
  const transport = inProcessTransport(app);
  const frontEnds = frontEndsOf(registry, (host) => host.setTransport(transport));
  registry.onChange((pointer) => frontEnds.keepOnly(pointer));
  const renderPage = pageRenderer(frontEnds, renderTimeoutMs, app.log);

  const pageOf = pageCache<PageAnswer>({
    isComplete: (answer) => answer.status < 500 && (!('document' in answer) || answer.isComplete),
    onFailure: (error) => app.log.error({ err: error }, 'a page could not be rendered again'),
  });

  const ending = liveReload ? liveReloadScript : '';
  if (liveReload) await app.register(liveReloadRoutes, { current });
  await app.register(serviceWorkerRoutes, { registry });
  // what need not be signed is served from its folder as it is
  if (folder && !publicKey) await app.register(frontEndFilesRoutes, { folder: join(folder, 'r') });
  else await app.register(storedFilesRoutes, { registry, findRelease });

  async function renderFor(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const live = await current();
    const isRollout = Object.values(live.remotes).some(({ canary }) => canary !== null);
    const { pointer, rollouts } = resolveFor(live, visitorOf(request, reply, isRollout));
    return pageOf([live.seq, ...rollouts, url.href].join(' '), () => renderPage(pointer, url));
  }

  /** Never cached: other visitors must not see it. */
  async function renderOverridden(request: FastifyRequest, reply: FastifyReply, url: URL, requested: string) {
    const override = parseOverride(requested);
    const overridden = override
      ? await applyOverride({ storage, findRelease, localBuilds }, await current(), override)
      : { refusal: messages.badOverride };
    if ('refusal' in overridden) {
      const answer = await renderFor(request, reply, url);
      return { answer, badge: overrideBadge(refusalText(requested, overridden.refusal)) };
    }
    const { name = '', build = '', isLocal = false } = override ?? {};
    const answer = await renderPage(overridden.pointer, url, isLocal ? name : undefined);
    return { answer, badge: overrideBadge(overrideText(name, build)) };
  }

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode, message } = toRefusal(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'no page could be rendered');
    return reply
      .code(statusCode)
      .type('text/html; charset=utf-8')
      .headers(plainPageHeaders())
      .send(toErrorPage(message));
  });

  const mayChoose = async (request: FastifyRequest) => liveReload || mayOverride(app, request);
  await app.register(overrideRoutes, { mayChoose });

  app.get('/*', async (request, reply) => {
    const url = new URL(`http://portal.internal${request.url}`);
    const choice = readChoice(url);
    if (choice) return askAboutChoice(request, reply, choice, { mayChoose });
    const override = chosenOverride(request);
    const isOverridden = override !== undefined && (await mayChoose(request));
    const { answer, badge } = isOverridden
      ? await renderOverridden(request, reply, url, override)
      : { answer: await renderFor(request, reply, url), badge: '' };
    if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status);
    const origin = originOf(request, givenOrigin);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isOverridden ? 'no-store' : 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .send(fillDocument(answer.document + badge + ending, { nonce, origin }));
  });
};
