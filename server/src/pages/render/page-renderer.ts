import { nearRemotesOf, type Pointer, pageRemotesOf, withoutReleases } from 'deploy/registry';
import type { RejectedForm } from 'shared-api/contract/page-forms';
import { ownerOf } from 'shared-api/contract/wire/page.contract';
import { releaseFaultLimits } from '../../limits.ts';
import { unavailable } from '../../platform/errors.ts';
import { noTracing } from '../../platform/tracing/tracing.ts';
import { escapedPercent } from './fill-document.ts';
import type { FrontEnds } from './front-ends.ts';
import { countRegressions, type Regressions } from './regressions.ts';
import type { Rendered } from './renderer/pending-pages.ts';
import type { Failure } from './renderer/protocol.ts';
import type { Page, ReadBuild, RendererPool } from './renderer/renderer-pool.ts';
import { isFault, RendererEnded } from './renderer/renderer-process.ts';

export type PageAnswer =
  | { status: number; document: string; isComplete: boolean }
  | { status: number; redirect: string };

export type RenderPage = (
  pointer: Pointer,
  url: URL,
  options?: {
    leftToBrowser?: string | undefined;
    refused?: RejectedForm;
    /** False where a certain build is asked for: who tries it must see that it fails. */
    isFallbackAllowed?: boolean;
  },
) => Promise<PageAnswer>;

type Parts = {
  frontEnds: FrontEnds;
  renderers: Pick<RendererPool, 'render'>;
  /** Whether a release of a front end ended or hung its renderers lately. */
  isSetAside: (frontEnd: string, version: string) => boolean;
  /** Counts pages that throw in a release, and not in the one before. */
  regressions?: Regressions;
  renderTimeoutMs: number;
  log: { error: (details: object, text: string) => void };
  tracing?: typeof noTracing;
};

type RenderedPage = Exclude<Rendered, { redirect: string }>;

/** A page of a build threw: the frame was rendered instead, or the page says that it failed. */
class PageThrew extends Error {
  readonly rendered: RenderedPage;
  constructor({ name, stack }: Failure, rendered: RenderedPage) {
    super(stack);
    Object.assign(this, { name, stack });
    this.rendered = rendered;
  }
}

/** An API that rejects, fails or is slow is no fault of a build. */
const isOfBuild = ({ name }: { name: string }) => name !== 'ApiError' && name !== 'ApiTooSlow';

function isFaultOfBuild(error: unknown): boolean {
  if (error instanceof RendererEnded) return isFault(error.reason);
  return error instanceof PageThrew && isOfBuild(error);
}

/**
 * Has pages rendered with the deployed server builds, in processes of their own. A page that fails by its build is rendered by
 * the release before, and its document leads the browser there. Where that fails too the frame alone is answered, and the
 * browser renders the page.
 */
export function pageRenderer(parts: Parts) {
  const { frontEnds, renderers, isSetAside, renderTimeoutMs, log, tracing = noTracing } = parts;
  const { regressions = countRegressions() } = parts;
  /** When a shell failed to render its frame: one that has no release before it is tried again after a while. */
  const failedAt = new Map<string, number>();

  /** @throws Rejection (503) where not even the frame can be rendered */
  async function renderFrameOf(host: ReadBuild, page: Omit<Page, 'isFrame'>): Promise<Rendered> {
    try {
      return await renderers.render(host, undefined, { ...page, isFrame: true });
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error;
      failedAt.clear();
      failedAt.set(host.url, performance.now());
      log.error({ err: error }, 'no page can be rendered');
      throw unavailable();
    }
  }

  const hasJustFailed = (url: string) =>
    performance.now() - (failedAt.get(url) ?? Number.NEGATIVE_INFINITY) < releaseFaultLimits.retryMs;

  function toPageAnswer(pointer: Pointer, url: URL, refused: RejectedForm | undefined, leftToBrowser?: string) {
    const name = ownerOf(pageRemotesOf(pointer), url.pathname);
    const owner = name === undefined || name === leftToBrowser ? undefined : pointer.remotes[name]?.stable;
    const main = pointer.remotes[pointer.host.name]?.stable;
    if (!main) throw new Error('no shell is published');
    const page: Page = {
      name,
      url: url.href,
      refused,
      timeoutMs: renderTimeoutMs,
      escapedPercent,
      main: { href: main.url, integrity: main.metadata.integrity },
      entry: owner && { href: owner.url, integrity: owner.metadata.integrity },
      remotes: nearRemotesOf(pointer, name),
    };
    return { name, owner, main, page };
  }

  /** @throws PageThrew; RendererEnded and others of `renderers.render` */
  function renderRemote(host: ReadBuild, remote: ReadBuild | undefined, page: Page): Promise<Rendered> {
    return tracing.span('render page', async (note) => {
      if (remote) note({ 'portal.front_end': remote.frontEnd, 'portal.version': remote.version });
      const rendered = await renderers.render(host, remote, page);
      if ('redirect' in rendered) return rendered;
      note({ 'portal.routes': rendered.routeIds, 'portal.is_complete': rendered.isComplete });
      const { error, loaderError } = rendered;
      if (error) throw new PageThrew(error, rendered);
      if (remote && loaderError && isOfBuild(loaderError)) throw new PageThrew(loaderError, rendered);
      return rendered;
    });
  }

  /** The page by the release before, for a browser that then knows no newer one; undefined where there is none, or it fails too. */
  async function renderFormer(pointer: Pointer, url: URL, host: ReadBuild, failed: ReadBuild, refused?: RejectedForm) {
    const isFailed = (name: string, version: string) => name === failed.frontEnd && version === failed.version;
    const former = withoutReleases(pointer, (name, version) => isFailed(name, version) || isSetAside(name, version));
    const { name, owner, page } = toPageAnswer(former, url, refused);
    if (!name || !owner || isFailed(name, owner.metadata.version)) return undefined;
    try {
      return await renderRemote(host, await frontEnds.build(name, owner, host), page);
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the release before does not render the page either');
      return undefined;
    }
  }

  /**
   * Pages of the front end `leftToBrowser` are not rendered here: its build exists on a developer's machine only.
   * `rejected` is a form of the page that was sent and is shown again.
   */
  const renderPage: RenderPage = async (pointer, url, options = {}) => {
    const { leftToBrowser, refused, isFallbackAllowed = true } = options;
    const { name: hostName } = pointer.host;
    const { name, owner, main, page } = toPageAnswer(pointer, url, refused, leftToBrowser);
    if (isSetAside(hostName, main.metadata.version) && hasJustFailed(main.url)) throw unavailable();
    const host = await frontEnds.build(hostName, main);
    const isLeft =
      name !== undefined && (name === leftToBrowser || (owner && isSetAside(name, owner.metadata.version)));
    if (isLeft) return renderFrameOf(host, page);
    let remote: ReadBuild | undefined;
    try {
      remote = name && owner ? await frontEnds.build(name, owner, host) : undefined;
      return await renderRemote(host, remote, page);
    } catch (error) {
      const canFallBack = isFallbackAllowed && isFaultOfBuild(error);
      const former = remote && canFallBack ? await renderFormer(pointer, url, host, remote, refused) : undefined;
      if (!remote || !former) {
        log.error({ err: error, path: url.pathname }, 'the page is left to the browser');
        return error instanceof PageThrew ? error.rendered : renderFrameOf(host, page);
      }
      log.error({ err: error, path: url.pathname }, 'the page is rendered by the release before');
      const isAsListed = url.search === '' && refused === undefined;
      if (isAsListed && error instanceof PageThrew && 'routeIds' in former) regressions.record(remote, former.routeIds);
      return former;
    }
  };
  return renderPage;
}
