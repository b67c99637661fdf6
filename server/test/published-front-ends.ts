import type { KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, preview, publish, setRollout } from 'deploy/registry';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing';

/** A shell of a few lines: it renders what the remote's loader answers, or the frame. */
export const hostBuild = `
let send;
exports.scope = { react: { name: 'the one React' } };
exports.setTransport = (transport) => { send = transport; };
exports.prepare = (remote) => ({ dataRoutes: remote ? remote.routes : [] });
const page = (html, more) => ({ status: 200, isWhole: true, title: '', head: '', html, styleTags: [], hydration: null, routeIds: ['home-page'], ...more });
exports.draw = async ({ dataRoutes: [route] }, request, refused) => {
  if (!route) return page('nothing here', { status: 404 });
  return route.render({ request, page, refused, fetch: (path) => send(new Request('http://portal.internal' + path)) });
};
exports.drawFrame = async () => page('the frame', { isWhole: false });
exports.toDocument = ({ page, main, preloads, remotes }) =>
  page.title + page.head + JSON.stringify([remotes, page.hydration]) + '<script nonce="%nonce%">boot()</script><style nonce="%nonce%">a{}</style><script async nonce="%nonce%" src="' + main.href + '"></script>' + preloads.map(({ href }) => '<link href="' + href + '">').join('') + page.html;
`;

export const remoteBuild = (render: string) =>
  `const react = require('react'); exports.routes = [{ render: async ({ request, page, refused, fetch }) => { ${render} } }];`;

type Given = { registry?: string | undefined; keys?: { signingKey: KeyObject } | undefined };

/** A shell and one remote, published; `render` is the body of the remote's render function. */
export async function publishedFrontEnds(render: string, { registry, keys }: Given = {}) {
  const folder = registry ?? (await aFolder());
  const storage = openStorage(folder);
  const change = { storage, env: 'production', who: 'test', why: 'test', signingKey: keys?.signingKey };
  const put = async (...dists: string[]) => publish({ ...change, dists });
  const contract = aContract({
    routes: ['/', '/account', '/events', '/follow', '/no-mails', '/calls'],
    chunks: { routes: ['routes.00c0ffee.js'], 'home-page': ['home-page.00c0ffee.js'] },
    takes: { 'home-page': ['shared-ui/form'] },
    budgetBytes: null,
  });
  const aRemote = async (text: string, entry = '1') => {
    const dist = await aDist(contract, entry, remoteBuild(text));
    for (const chunk of ['routes', 'home-page']) await writeFile(join(dist, `${chunk}.00c0ffee.js`), '1');
    return dist;
  };
  const publishRemote = async (text: string, entry?: string) => put(await aRemote(text, entry));
  const rollOut = async (text: string, percent: number) => {
    return setRollout({ ...change, frontEnd: contract.name, dist: await aRemote(text), percent });
  };
  /** Stores another build of the remote that is live for nobody. Returns the key to it. */
  const previewRemote = async (text: string) => {
    const stored = { ...change, frontEnd: contract.name, dist: await aRemote(text), hours: 1 };
    const { key = '', version } = await preview(stored);
    return { key, version };
  };
  const form = 'form.00c0ffee.js';
  async function publishHost(rewrite = (text: string) => text) {
    const dist = await aDist(aHostContract({ chunks: { 'shared-ui/form': [form] } }), '1', rewrite(hostBuild));
    await writeFile(join(dist, form), '1');
    await writeFile(join(dist, 'service-worker.js'), 'keep()');
    await put(dist);
  }
  await publishHost();
  await publishRemote(render);
  return { folder, storage, publishHost, publishRemote, rollOut, previewRemote };
}
