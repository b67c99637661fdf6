import { setTimeout as pause } from 'node:timers/promises';
import { launchPortal } from '../../e2e/portal.ts';
import { ask } from './ask.ts';
import { createCertificate } from './certificate.ts';
import { newDataDir } from './portals.ts';

export type Fetched = { status: number; headers: Record<string, string>; body: Buffer };

/** The portal renders a page that it has already at most so much later once more. */
const refreshMs = 300;
const passedOn = /^(content-type|content-encoding|cache-control|content-security-policy|x-|referrer-policy|vary|etag)/;

const isPassedOn = (header: [string, unknown]): header is [string, string] =>
  passedOn.test(header[0]) && typeof header[1] === 'string';

/** Asks for a path of a portal; of the headers of the reply those that another server may send too are left. */
export const createFetcher =
  (origin: string) =>
  async (path: string, accepted = 'identity'): Promise<Fetched> => {
    const url = String(new URL(path, origin));
    const { status, headers, body } = await ask({ url, headers: { 'accept-encoding': accepted } });
    return { status, headers: Object.fromEntries(Object.entries(headers).filter(isPassedOn)), body };
  };
export type Fetcher = ReturnType<typeof createFetcher>;

async function startSecure(stack: AsyncDisposableStack, { files }: ReturnType<typeof createCertificate>) {
  const variables = { TLS_CERT: files.cert, TLS_KEY: files.key };
  return (await launchPortal(stack, { dataDir: await newDataDir(stack), variables })).origin;
}

/** The real portal over HTTP/2, with demo data, which ends with `stack`; with BENCH_PORTAL in the environment that one. */
export async function startSecurePortal(stack: AsyncDisposableStack) {
  const certificate = createCertificate(stack);
  const origin = process.env.BENCH_PORTAL ?? (await startSecure(stack, certificate));
  const get = createFetcher(origin);
  return {
    origin,
    certificate,
    get,
    /** The home page as it shows the latest posts. */
    async getHome() {
      await get('/');
      await pause(refreshMs);
      return get('/');
    },
  };
}

/** The same, and the path of every kind of public page in it. */
export async function openPages(stack: AsyncDisposableStack) {
  const portal = await startSecurePortal(stack);
  const list = async <Item>(path: string): Promise<Item[]> => JSON.parse(String((await portal.get(path)).body));
  const posts = await list<{ id: string; image: unknown }>('/api/post?limit=40');
  const events = await list<{ id: string }>('/api/events?limit=1');
  const { offices } = JSON.parse(String((await portal.get('/api/auth/offices')).body));
  const some = [posts.find(({ image }) => image), posts.find(({ image }) => !image), ...events];
  const links = ['about', 'service-policy', 'licensing-policy', 'contacts-info'].map((name) => `/links/${name}`);
  const spaces = ['secritary-general', 'national-office', 'provincial-offices'].map((name) => `/organization/${name}`);
  const office = `/organization/provincial-offices?office=${offices[0].id}`;
  const details = some.flatMap((post) => (post ? [`/posts/${post.id}`] : []));
  return { ...portal, paths: ['/', '/posts', '/events', ...details, ...links, ...spaces, office] };
}
