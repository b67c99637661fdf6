import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addCspHashes, type FrontEndContract, openStorage, publish, readPointer } from 'deploy/registry';
import { temporaryFolder } from '../e2e/processes.ts';
import { frontEnds } from '../scripts/build.ts';
import { rendererLimits } from '../server/src/limits.ts';
import { frontEndsOf } from '../server/src/pages/render/front-ends.ts';
import { pageRenderer } from '../server/src/pages/render/page-renderer.ts';
import { findConfinement } from '../server/src/pages/render/renderer/confinement.ts';
import { rendererPool } from '../server/src/pages/render/renderer/renderer-pool.ts';

const root = resolve(import.meta.dirname, '..');
const tenPosts = join(import.meta.dirname, 'ten-posts.json');
const threeEvents = join(import.meta.dirname, 'three-events.json');
const env = 'bench';

const failAloud = {
  error(details: object, text: string) {
    throw new Error(text, { cause: details });
  },
};

const readContract = async (name: string): Promise<FrontEndContract> =>
  JSON.parse(await readFile(resolve(root, name, 'dist/contract.json'), 'utf8'));

/** Only what the page weighs counts here. */
const renderTimeoutMs = 60_000;

async function renderHome(folder: string) {
  const storage = openStorage(folder);
  const dists = frontEnds.map((name) => resolve(root, name, 'dist'));
  await publish({ storage, env, dists, who: 'bench', why: 'to be weighed' });
  const pointer = await readPointer(storage, env);
  if (!pointer) throw new Error('nothing was published');
  const [posts, events] = await Promise.all([readFile(tenPosts, 'utf8'), readFile(threeEvents, 'utf8')]);
  const renderers = rendererPool({
    transport: async (path) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: path.startsWith('/api/events') ? events : posts,
    }),
    confinement: await findConfinement(),
    limits: rendererLimits,
    renderers: 'shared',
    isLive: () => true,
    isSetAside: () => false,
    onFault: (build, fault) => failAloud.error(build, fault),
    log: { ...failAloud, info: () => undefined },
  });
  const renderPage = pageRenderer({
    frontEnds: frontEndsOf({ storage, publicKeys: undefined }),
    renderers,
    isSetAside: () => false,
    renderTimeoutMs,
    log: failAloud,
  });
  const rendered = await renderPage(pointer, new URL('http://portal.internal/')).finally(renderers.stop);
  if ('redirect' in rendered) throw new Error(`the home page leads to ${rendered.redirect}`);
  return addCspHashes(rendered.document).document;
}

/**
 * The home page as the page server would render it out of the builds in `dist/`, with ten recorded posts and three events: no browser, no
 * database, the same bytes each time. @throws PublishRejected when a build breaks the budget of its own contract
 */
export async function composeHome(stack: AsyncDisposableStack) {
  const folder = temporaryFolder(stack, 'registry');
  const document = await renderHome(folder);
  const contracts = await Promise.all(frontEnds.map(readContract));
  const urls = new Set(document.match(/\/r\/[\w./-]+\.(?:js|woff2)/g));
  const files = await Promise.all([...urls].map(async (url) => [url, await readFile(join(folder, url))] as const));
  return { document, contracts, files: new Map(files) };
}
export type ComposedHome = Awaited<ReturnType<typeof composeHome>>;
