import { anInstance, type Instance } from '../../test/an-instance.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { until } from '../../test/until.ts';

const token = 'a-long-secret-token';
const asOperator = { authorization: `Bearer ${token}` };
const good = `return page('a whole page');`;
const hanging = 'for (;;) ;';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let frontEnds: Awaited<ReturnType<typeof publishedFrontEnds>>;
const instances: Instance[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  frontEnds = await publishedFrontEnds(good);
});
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.close()));
  await database.drop();
});

async function open(variables: NodeJS.ProcessEnv = {}) {
  const instance = await anInstance(database, frontEnds.folder, { METRICS_TOKEN: token, ...variables });
  instances.push(instance);
  return instance;
}

const versionIn = (body: string) => /\/r\/remote-public\/([\w.-]+)\//.exec(body)?.[1];

async function buildsOf({ get }: Instance) {
  const { frontEnds: listed } = (await get('/api/front-ends/loads', asOperator)).json();
  return listed.find(({ name }: { name: string }) => name === 'remote-public').builds;
}

/** All instances count together, and each hears of it a moment later. */
async function untilSetAside(instance: Instance) {
  await until(async () =>
    (await instance.get('/metrics', asOperator)).body.includes('front_ends_set_aside{front_end="remote-public"'),
  );
}

/** Asks until the fault that the request makes is counted: its shell renders a frame without it before. */
async function untilFaults(instance: Instance, part: string, faults: number) {
  await until(async () => {
    const build = (await buildsOf(instance)).find((one: { part: string }) => one.part === part);
    return build.faults === faults;
  });
}

test('visitors keep pages and API while a release hangs, and get the release before after two faults, on every instance', async () => {
  const [one, two] = [await open(), await open()];
  const before = versionIn((await one.get('/')).body);
  await frontEnds.publishRemote(hanging);
  for (const faults of [1, 2]) {
    let isAnswered = false;
    const hung = one.get(`/?sent=${faults}`).finally(() => {
      isAnswered = true;
    });
    const others = await Promise.all(['/healthz', '/api/post'].map((url) => one.get(url)));
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(isAnswered).toBe(false);
    const { statusCode, body } = await hung;
    expect([statusCode, body.includes('a whole page')]).toEqual([200, true]);
    await untilFaults(one, 'stable', faults);
  }
  await untilSetAside(one);
  const { body, headers } = await one.get('/');
  expect(body).toContain('a whole page');
  expect(headers['cache-control']).toContain('public');
  // and browsers load that one
  expect(versionIn(body)).toBe(before);
  expect(body).not.toContain((await buildsOf(one))[0].version);
  await untilSetAside(two);
  expect((await two.get('/')).body).toContain('a whole page');
  expect(await buildsOf(two)).toMatchObject([
    { part: 'stable', faults: 2, isSetAside: true },
    { part: 'previous', isSetAside: false },
  ]);
  const { body: metrics } = await one.get('/metrics', asOperator);
  expect(metrics).toMatch(/front_end_faults_total\{front_end="remote-public",version="[^"]+",fault="hung"\} 2/);
});

test('visitors who were given a hostile canary have the stable release again', async () => {
  const instance = await open();
  await frontEnds.rollOut(`setTimeout(() => { throw new Error('later'); });await new Promise(() => undefined);`, 100);
  for (const faults of [1, 2]) {
    expect((await instance.get(`/?sent=${faults}`)).body).toContain('a whole page');
    await untilFaults(instance, 'canary', faults);
  }
  await untilSetAside(instance);
  const { body, headers } = await instance.get('/');
  expect([body.includes('a whole page'), headers['cache-control']]).toEqual([
    true,
    'public, max-age=0, must-revalidate',
  ]);
});

test('visitors of a release without one before get the frame, and its pages are not rendered again', async () => {
  frontEnds = await publishedFrontEnds(hanging);
  const instance = await open();
  for (const faults of [1, 2]) {
    await instance.get(`/?sent=${faults}`);
    await untilFaults(instance, 'stable', faults);
  }
  await untilSetAside(instance);
  expect((await instance.get('/')).body).toContain('the frame');
  expect(await buildsOf(instance)).toMatchObject([{ faults: 2, isSetAside: true }]);
});

test('an operator of a small machine has one renderer for all pages, until one of them ends it', async () => {
  const instance = await open({ RENDERERS: 'shared' });
  expect((await instance.get('/')).body).toContain('a whole page');
  await frontEnds.publishRemote(hanging);
  // the first end may be the work of either release that was in it
  for (const faults of [0, 1, 2]) {
    expect((await instance.get(`/?sent=${faults}`)).body).toContain('a whole page');
    await untilFaults(instance, 'stable', faults);
  }
  await untilSetAside(instance);
  expect((await instance.get('/')).body).toContain('a whole page');
});

test('visitors read a sentence when the shell itself hangs, and the shell before takes over', async () => {
  const instance = await open();
  await frontEnds.publishHost((text) =>
    text
      .replace(`page('the frame'`, `(() => { for (;;) ; })() || page('the frame'`)
      .replace('exports.draw = async', 'exports.draw = async () => { for (;;) ; }; exports.former = async'),
  );
  const { statusCode, headers } = await instance.get('/?sent=1');
  expect([statusCode, headers['retry-after']]).toEqual([503, expect.any(String)]);
  await until(async () => (await instance.get('/')).body.includes('a whole page'));
  expect((await buildsOf(instance))[0]).toMatchObject({ faults: 0 });
});
