import { anInstance, type Instance } from '../../test/an-instance.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { until } from '../../test/until.ts';

const token = 'a-long-secret-token';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let frontEnds: Awaited<ReturnType<typeof publishedFrontEnds>>;
let instance: Instance;

/** What a page of the release before shows; a route of it is called as its address begins. */
const pathOf = `const { pathname } = new URL(request.url); const routeIds = [pathname.split('/')[1]];`;
const former = `${pathOf} return page('the release before', { routeIds });`;
const newest = (attack: string) => `${pathOf} ${attack} return page('the newest release', { routeIds });`;

beforeEach(async () => {
  database = await openTestDatabase();
  frontEnds = await publishedFrontEnds(former);
  instance = await anInstance(database, frontEnds.folder, { METRICS_TOKEN: token });
});
afterEach(async () => {
  await instance.close();
  await database.drop();
});

const read = async (path: string) => (await instance.get(path)).body;
const versionIn = (body: string) => /\/r\/remote-public\/([\w.-]+)\//.exec(body)?.[1];

async function buildsOf() {
  const { frontEnds: listed } = (
    await instance.get('/api/front-ends/loads', { authorization: `Bearer ${token}` })
  ).json();
  return listed.find(({ name }: { name: string }) => name === 'remote-public').builds;
}
/** How often the newest release threw, or ended or hung its renderer. */
const untilCounted = (counts: { threw?: number; faults?: number }) =>
  until(async () => {
    const [{ loads, faults }] = await buildsOf();
    return loads.threw === (counts.threw ?? 0) && faults === (counts.faults ?? 0);
  });

const failed = `return page('it failed', { status: 500, routeIds, hydration: { errors: { home: new TypeError('no list') } } });`;

test.each([
  ['throws', `throw new TypeError('no title');`],
  ['has a loader that throws', failed],
])(
  'a reader of a page that %s gets it from the release before, and so does the browser; other pages stay new',
  async (_, attack) => {
    const before = versionIn(await read('/'));
    await frontEnds.publishRemote(newest(`if (pathname === '/') { ${attack} }`));
    const page = await read('/?sent=1');
    expect(page).toContain('the release before');
    expect(versionIn(page)).toBe(before);
    const other = await read('/calls');
    expect(other).toContain('the newest release');
    expect(page).not.toContain(versionIn(other));
    expect(await read('/')).toContain('the release before');
    await untilCounted({ threw: 1 });
  },
);

test('each route of a release that throws counts once, and no visitor sets the release aside by asking for them', async () => {
  await frontEnds.publishRemote(newest(`if (pathname !== '/account') throw new TypeError('no title');`));
  for (const path of ['/', '/calls', '/calls/odd', '/?sent=odd'])
    expect(await read(path)).toContain('the release before');
  await untilCounted({ threw: 2 });
  expect(await read('/account')).toContain('the newest release');
  expect((await buildsOf())[0].isSetAside).toBe(false);
});

test('a page that throws in the release before as well is left to the browser, and nobody is to blame', async () => {
  frontEnds = await publishedFrontEnds(`throw new TypeError('an old one');`, { registry: frontEnds.folder });
  await frontEnds.publishRemote(newest(`if (pathname !== '/account') throw new TypeError('no title');`));
  const page = await read('/calls');
  expect(page).toContain('the frame');
  expect(await read('/account')).toContain('the newest release');
  expect(page).toContain(versionIn(await read('/account')));
  expect(await buildsOf()).toMatchObject([{ faults: 0 }, { faults: 0 }]);
});

test('an operator of a small machine has such a page rendered by the release before too, and no release is blamed', async () => {
  await instance.close();
  instance = await anInstance(database, frontEnds.folder, { METRICS_TOKEN: token, RENDERERS: 'shared' });
  await frontEnds.publishRemote(newest(`if (pathname !== '/account') throw new TypeError('no title');`));
  for (const path of ['/', '/calls']) expect(await read(path)).toContain('the release before');
  expect(await read('/account')).toContain('the newest release');
  const { body } = await instance.get('/metrics', { authorization: `Bearer ${token}` });
  expect(body).not.toContain('fault="threw"');
});

test('the reader of a page that hangs gets it from the release before, though others have not met that yet', async () => {
  await frontEnds.publishRemote(newest('for (;;) ;'));
  expect(await read('/')).toContain('the release before');
  await untilCounted({ faults: 1 });
});
