import { nearRemotesOf, pageRemotesOf } from 'deploy/pointer/page-remotes';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import { ownerOf } from 'shared-api/contract/page.contract';
import type { RefusedForm } from 'shared-api/contract/page-forms';
import { releaseFaultLimits } from '../../limits.ts';
import { unavailable } from '../../platform/errors.ts';
import { noTracing } from '../../platform/tracing/tracing.ts';
import { escapedPercent } from './fill-document.ts';
import type { FrontEnds } from './front-ends.ts';
import type { Rendered } from './renderer/pending-pages.ts';
import type { Page, ReadBuild, RendererPool } from './renderer/renderer-pool.ts';
import { RendererEnded } from './renderer/renderer-process.ts';

export type PageAnswer =
  | { status: number; document: string; isComplete: boolean }
  | { status: number; redirect: string };

export type RenderPage = (
  pointer: Pointer,
  url: URL,
  options?: { leftToBrowser?: string | undefined; refused?: RefusedForm },
) => Promise<PageAnswer>;

type Parts = {
  frontEnds: FrontEnds;
  renderers: Pick<RendererPool, 'render'>;
  /** Whether a release of a front end ended or hung its renderers lately. */
  isSetAside: (frontEnd: string, version: string) => boolean;
  renderTimeoutMs: number;
  log: { error: (details: object, text: string) => void };
  tracing?: typeof noTracing;
};

/** What failed in a renderer that has rendered the frame instead. */
class LeftToBrowser extends Error {
  readonly rendered: Rendered;
  constructor({ name, stack }: { name: string; stack: string }, rendered: Rendered) {
    super(stack);
    Object.assign(this, { name, stack });
    this.rendered = rendered;
  }
}

/**
 * Has pages rendered with the deployed server builds, in processes of their own. Where that fails the frame alone is
 * answered, and the browser renders the page.
 */
export function pageRenderer({ frontEnds, renderers, isSetAside, renderTimeoutMs, log, tracing = noTracing }: Parts) {
  /** When a shell failed to render its frame: one that has no release before it is tried again after a while. */
  const failedAt = new Map<string, number>();

  /** @throws Refusal (503) where not even the frame can be rendered */
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

  /**
   * Pages of the front end `leftToBrowser` are not rendered here: its build exists on a developer's machine only.
   * `refused` is a form of the page that was sent and is shown again.
   */
  const renderPage: RenderPage = async (pointer, url, { leftToBrowser, refused } = {}) => {
    const { name: hostName } = pointer.host;
    const release = pointer.remotes[hostName]?.stable;
    if (!release) throw new Error('no shell is published');
    if (isSetAside(hostName, release.metadata.version) && hasJustFailed(release.url)) throw unavailable();
    const host = await frontEnds.build(hostName, release);
    const name = ownerOf(pageRemotesOf(pointer), url.pathname);
    const owner = name === undefined || name === leftToBrowser ? undefined : pointer.remotes[name]?.stable;
    const page = {
      name,
      url: url.href,
      refused,
      timeoutMs: renderTimeoutMs,
      escapedPercent,
      main: { href: release.url, integrity: release.metadata.integrity },
      entry: owner && { href: owner.url, integrity: owner.metadata.integrity },
      remotes: nearRemotesOf(pointer, name),
    };
    const renderFrame = () => renderFrameOf(host, page);
    const isLeft =
      name !== undefined && (name === leftToBrowser || (owner && isSetAside(name, owner.metadata.version)));
    if (isLeft) return renderFrame();
    try {
      return await tracing.span('render page', async (note) => {
        if (name && owner) note({ 'portal.front_end': name, 'portal.version': owner.metadata.version });
        const remote = name && owner ? await frontEnds.build(name, owner, host) : undefined;
        const rendered = await renderers.render(host, remote, page);
        if ('redirect' in rendered) return rendered;
        note({ 'portal.routes': rendered.routeIds, 'portal.is_complete': rendered.isComplete });
        if (rendered.error) throw new LeftToBrowser(rendered.error, rendered);
        return rendered;
      });
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the page is left to the browser');
      return error instanceof LeftToBrowser ? error.rendered : renderFrame();
    }
  };
  return renderPage;
}
