import { nearRemotesOf, pageRemotesOf } from 'deploy/pointer/page-remotes';
import type { Pointer, Release } from 'deploy/pointer/pointer.contract';
import { ownerOf } from 'shared-api/contract/page.contract';
import type { Host, RemoteBuild, RenderedPage, Script } from 'shared-api/contract/server-build.contract';
import { shieldWords } from './fill-document.ts';
import type { FrontEnds, Loaded } from './front-ends.ts';

export type PageAnswer = { status: number; document: string; isWhole: boolean } | { status: number; redirect: string };

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

/** Rejects when the work is late, whether or not it heeds the signal. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const { promise: late, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return Promise.race([work(signal), late]);
}

/** Draws pages out of the deployed front ends. What cannot be drawn here is left to the browser: the frame is answered. */
export function pageDrawer(frontEnds: FrontEnds, renderTimeoutMs: number, log: Log) {
  async function ownerAt(host: Loaded<Host>, pointer: Pointer, pathname: string): Promise<Owner | undefined> {
    const name = ownerOf(pageRemotesOf(pointer), pathname);
    const release = name && pointer.remotes[name]?.stable;
    if (!name || !release) return undefined;
    return { name, release, loaded: await frontEnds.remote(host, name, release) };
  }

  async function drawOrFrame(host: Loaded<Host>, owner: Promise<Owner | undefined>, url: URL) {
    try {
      const found = await owner;
      const handler = frontEnds.handler(host, found?.name, found?.loaded);
      return await within(renderTimeoutMs, (signal) => host.build.draw(handler, new Request(url, { signal })));
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the page is left to the browser');
      return host.build.drawFrame(new Request(url));
    }
  }

  /** The pages of the front end `leftToBrowser` are not drawn here: its build is nowhere but on a developer's machine. */
  return async function drawPage(pointer: Pointer, url: URL, leftToBrowser?: string): Promise<PageAnswer> {
    const release = pointer.remotes[pointer.host.name]?.stable;
    if (!release) throw new Error('no shell is published');
    const host = await frontEnds.host(pointer.host.name, release);
    const isLeft = leftToBrowser !== undefined && ownerOf(pageRemotesOf(pointer), url.pathname) === leftToBrowser;
    const owner = isLeft ? Promise.resolve(undefined) : ownerAt(host, pointer, url.pathname);
    const page: RenderedPage | Response = isLeft
      ? await host.build.drawFrame(new Request(url))
      : await drawOrFrame(host, owner, url);
    if (page instanceof Response) return { redirect: page.headers.get('location') ?? '/', status: page.status };
    const found = await owner.catch(() => undefined);
    const document = host.build.toDocument({
      page: shieldWords(page),
      assets: `/${host.folder}/`,
      main: { href: release.url, integrity: release.metadata.integrity },
      preloads: found ? preloadsOf(host, found, page.routeIds) : [],
      remotes: nearRemotesOf(pointer, ownerOf(pageRemotesOf(pointer), url.pathname)),
    });
    return { status: page.status, document, isWhole: page.isWhole };
  };
}
