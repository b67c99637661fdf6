import { nearRemotesOf, pageRemotesOf } from 'deploy/pointer/page-remotes';
import type { Pointer, Release } from 'deploy/pointer/pointer.contract';
import { ownerOf } from 'shared-api/contract/page.contract';
import type { RefusedForm } from 'shared-api/contract/page-forms';
import type { Host, RemoteBuild, RenderedPage, Script } from 'shared-api/contract/server-build.contract';
import { noTracing } from '../../platform/tracing/tracing.ts';
import { escapePlaceholders } from './fill-document.ts';
import type { FrontEnds, Loaded } from './front-ends.ts';

export type PageAnswer =
  | { status: number; document: string; isComplete: boolean }
  | { status: number; redirect: string };

export type RenderPage = (
  pointer: Pointer,
  url: URL,
  options?: { leftToBrowser?: string | undefined; refused?: RefusedForm },
) => Promise<PageAnswer>;

type Log = { error: (details: object, text: string) => void };
type Owner = { name: string; loaded: Loaded<RemoteBuild>; release: Release };

const script = (folder: string, file: string): Script => ({ href: `/${folder}/${file}` });

/** Every script the page will need, in the order it will: the remote's entry, its routes, the page, what the page takes from the host. */
function preloadsOf(host: Loaded<Host>, { loaded, release }: Owner, routeIds: string[]): Script[] {
  const { contract, folder } = loaded;
  const chunks = ['routes', ...routeIds];
  const singletons = chunks.flatMap((id) => contract.takes[id] ?? []);
  const entry = { href: release.url, integrity: release.metadata.integrity };
  const scripts = [
    ...chunks.flatMap((id) => contract.chunks[id] ?? []).map((file) => script(folder, file)),
    ...singletons.flatMap((key) => host.contract.chunks[key] ?? []).map((file) => script(host.folder, file)),
  ];
  return [entry, ...new Map(scripts.map((each) => [each.href, each])).values()];
}

/** Rejects when the work takes longer, whether or not it heeds the signal. */
async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const { promise: late, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return Promise.race([work(signal), late]);
}

/** Renders pages with the deployed server builds. Where that fails the frame alone is answered, and the browser renders the page. */
export function pageRenderer(frontEnds: FrontEnds, renderTimeoutMs: number, log: Log, tracing = noTracing): RenderPage {
  async function ownerAt(host: Loaded<Host>, pointer: Pointer, pathname: string): Promise<Owner | undefined> {
    const name = ownerOf(pageRemotesOf(pointer), pathname);
    const release = name && pointer.remotes[name]?.stable;
    if (!name || !release) return undefined;
    return { name, release, loaded: await frontEnds.remote(host, name, release) };
  }

  async function renderOrFrame(
    host: Loaded<Host>,
    owner: Promise<Owner | undefined>,
    url: URL,
    refused: RefusedForm | undefined,
  ) {
    try {
      return await tracing.span('render page', async (note) => {
        const found = await owner;
        if (found) note({ 'portal.front_end': found.name, 'portal.version': found.release.metadata.version });
        const handler = frontEnds.handler(host, found?.name, found?.loaded);
        const page = await withTimeout(renderTimeoutMs, (signal) =>
          host.build.draw(handler, new Request(url, { signal }), refused),
        );
        if (!(page instanceof Response)) note({ 'portal.routes': page.routeIds, 'portal.is_complete': page.isWhole });
        return page;
      });
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the page is left to the browser');
      return host.build.drawFrame(new Request(url));
    }
  }

  /**
   * Pages of the front end `leftToBrowser` are not rendered here: its build exists on a developer's machine only.
   * `refused` is a form of the page that was sent and is shown again.
   */
  return async function renderPage(pointer, url, { leftToBrowser, refused } = {}) {
    const release = pointer.remotes[pointer.host.name]?.stable;
    if (!release) throw new Error('no shell is published');
    const host = await frontEnds.host(pointer.host.name, release);
    const isLeft = leftToBrowser !== undefined && ownerOf(pageRemotesOf(pointer), url.pathname) === leftToBrowser;
    const owner = isLeft ? Promise.resolve(undefined) : ownerAt(host, pointer, url.pathname);
    const page: RenderedPage | Response = isLeft
      ? await host.build.drawFrame(new Request(url))
      : await renderOrFrame(host, owner, url, refused);
    if (page instanceof Response) return { redirect: page.headers.get('location') ?? '/', status: page.status };
    const found = await owner.catch(() => undefined);
    const document = host.build.toDocument({
      page: escapePlaceholders(page),
      assets: `/${host.folder}/`,
      main: { href: release.url, integrity: release.metadata.integrity },
      preloads: found ? preloadsOf(host, found, page.routeIds) : [],
      remotes: nearRemotesOf(pointer, ownerOf(pageRemotesOf(pointer), url.pathname)),
    });
    return { status: page.status, document, isComplete: page.isWhole };
  };
}
