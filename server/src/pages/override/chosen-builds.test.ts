import { aPublishedPortal } from '../../../test/a-published-portal.ts';
import { anInstance } from '../../../test/an-instance.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';

const cookieOf = ({ headers }: { headers: Record<string, unknown> }, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec([headers['set-cookie']].flat().join('\n'))?.[1];

test('a visitor meets a rollout or does not, and meets the same again while it grows', async () => {
  const { get, rollOut } = await aPublishedPortal(`return page('the old page');`);
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
  await rollOut(`return page('the new page');`, 50);
  const visits: Awaited<ReturnType<typeof get>>[] = [];
  for (let visit = 0; visit < 60; visit += 1) visits.push(await get('/'));
  const isNew = ({ body }: { body: string }) => body.includes('the new page');
  expect(new Set(visits.map(isNew)).size).toBe(2);
  const returnOf = (visit: (typeof visits)[number]) => get('/', { cookie: `visitor=${cookieOf(visit, 'visitor')}` });
  for (const visit of visits) {
    const again = await returnOf(visit);
    expect([again.headers['set-cookie'], isNew(again)]).toEqual([undefined, isNew(visit)]);
  }
  await rollOut('', 75);
  for (const visit of visits.filter(isNew)) expect(isNew(await returnOf(visit))).toBe(true);
});

test('an administrator meets another build on every page until the way out, and nobody else does', async () => {
  const { get, post, publishRemote } = await aPublishedPortal(`return page('the old page');`);
  const [{ version = '' } = {}] = await publishRemote(`return page('the new page');`);
  await publishRemote(`return page('the newest page');`);
  const choice = { use: `remote-public@${version}`, to: '/?q=1' };
  const confirmed = await post('/use', choice, { cookie: 'sid=AD' });
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/?q=1']);
  const use = `use=${cookieOf(confirmed, 'use')}`;
  const seen = await get('/?q=1', { cookie: `sid=AD; ${use}` });
  expect(seen.body).toContain('the new page');
  expect(seen.body).toMatch(/<aside id="override".*remote-public@.*<a href="\?use=none">/s);
  expect(seen.headers['cache-control']).toBe('no-store');
  for (const cookie of [use, `sid=OP; ${use}`, 'sid=AD']) {
    const { body } = await get('/?q=1', { cookie });
    expect([body.includes('the newest page'), body.includes('<aside')]).toEqual([true, false]);
  }
  const left = await get('/?use=none', { cookie: `sid=AD; ${use}` });
  expect([left.headers.location, cookieOf(left, 'use')]).toEqual(['/', '']);
});

test('a browser of a portal on TLS keeps its builds and its place in a rollout in cookies that travel over nothing else', async () => {
  const origin = { givenOrigin: 'https://portal.example' };
  const { get, post, publishRemote, rollOut } = await aPublishedPortal(`return page('the old page');`, origin);
  const [{ version = '' } = {}] = await publishRemote(`return page('the new page');`);
  const chosen = await post('/use', { use: `remote-public@${version}`, to: '/' }, { cookie: 'sid=AD' });
  expect(chosen.cookies).toMatchObject([{ name: 'use', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  await rollOut(`return page('the newest page');`, 50);
  expect((await get('/')).cookies).toMatchObject([{ name: 'visitor', secure: true, sameSite: 'Lax' }]);
});

test('an administrator who follows a link to another build is asked first, and nothing is chosen by that', async () => {
  const { get } = await aPublishedPortal(`return page('the page');`);
  const reply = await get('/?q=1&use=remote-public@1%3Cb%3E', { cookie: 'sid=AD' });
  expect([reply.statusCode, cookieOf(reply, 'use'), reply.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
  expect(reply.body).toContain('<form method="post" action="/use">');
  expect(reply.body).toContain('remote-public@1&lt;b&gt;');
  expect(reply.body).toContain('<a href="/?q=1">البقاء على النسخة المنشورة</a>');
  expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
});

test.each(['', 'sid=OM', 'sid=OP'])('who may not see other builds (%s) is neither asked nor heard', async (cookie) => {
  const { get, post } = await aPublishedPortal(`return page('the page');`);
  const asked = await get('/?q=1&use=remote-public@1', { cookie });
  expect([asked.statusCode, asked.headers.location, cookieOf(asked, 'use')]).toEqual([302, '/?q=1', undefined]);
  const sent = await post('/use', { use: 'remote-public@1', to: '/' }, { cookie });
  expect([sent.statusCode, cookieOf(sent, 'use')]).toEqual([403, undefined]);
});

test.each([
  ['whose second factor is overdue', { second_factor_due_at: new Date(Date.now() - 60_000) }],
  ['whose password staff chose', { must_change_password: true }],
])(
  'an administrator %s is neither asked about another build nor shown it, until that is made good',
  async (_, given) => {
    const database = await openTestDatabase();
    const { folder } = await publishedFrontEnds(`return page('the page');`);
    const portal = await anInstance(database, folder);
    const admin = await insertMember(database.db, { role: 'AD', ...given });
    const { cookies } = await signedInAs(database.db, admin);
    const headers = { cookie: `sid=${cookies.sid}` };
    const ask = async () => (await portal.get('/?q=1&use=remote-public@1', headers)).statusCode;
    const send = async () => {
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams({ use: 'remote-public@1', to: '/' }).toString();
      return (await portal.app.inject({ method: 'POST', url: '/use', headers: form, payload })).statusCode;
    };
    const show = async () =>
      (await portal.get('/', { cookie: `${headers.cookie}; use=remote-public@1` })).body.includes(
        '<aside id="override"',
      );
    expect([await ask(), await send(), await show()]).toEqual([302, 403, false]);
    const madeGood = { second_factor_due_at: null, must_change_password: false };
    await database.db.updateTable('members').set(madeGood).where('id', '=', admin.id).execute();
    expect([await ask(), await send(), await show()]).toEqual([200, 303, true]);
    await portal.close();
    await database.drop();
  },
);

test.each([
  [{ use: 'remote-public@1' }],
  [{ use: 'remote-public@1', to: 'https://evil.example/' }],
  [{ use: 'remote-public@1', to: '/\\evil.example/' }],
  [{ use: 'remote-public@1', to: '//evil.example/' }],
  [{ use: 'a'.repeat(5_000), to: '/' }],
])('an administrator whose form was tampered with (%j) reads that it is rejected', async (fields) => {
  const { post } = await aPublishedPortal(`return page('the page');`);
  const reply = await post('/use', fields as Record<string, string>, { cookie: 'sid=AD' });
  expect([reply.statusCode, cookieOf(reply, 'use')]).toEqual([400, undefined]);
});

test('a browser whose path begins like the address of another site stays on this one', async () => {
  const { get } = await aPublishedPortal(`return page('the page');`);
  for (const path of ['//evil.example/', '///evil.example/', '/.//evil.example/'])
    for (const use of ['none', 'remote-public@1'])
      expect((await get(`${path}?use=${use}`)).headers.location).toBe('/evil.example/');
});

test('an administrator who develops sees the front end of her own machine, rendered in her browser alone', async () => {
  const { get } = await aPublishedPortal(`return page('the page');`, { localBuilds: true });
  const { body } = await get('/', { cookie: 'sid=AD; use=remote-public@http://localhost:4401' });
  expect(body).toContain('the frame');
  expect(body).toContain('"url":"http://localhost:4401/entry.js"');
});

test.each([
  ['a front end that is not there', 'remote-nothing@1.0.0', 'لا توجد واجهة بهذا الاسم'],
  ['a build that is not stored', 'remote-public@9.9.9', 'لا توجد نسخة محفوظة'],
  ['the shell of her own machine', 'shell@http://localhost:1', 'لا توجد واجهة بهذا الاسم'],
  ['a build of her own machine where that is off', 'remote-public@http://localhost:1', 'لا تعرض نسخًا من جهاز المطوّر'],
  ['an address elsewhere', 'remote-public@http://evil.example', 'لا يُفهم هذا الطلب'],
  ['a way out of the registry', 'remote-public@../../x', 'لا يُفهم هذا الطلب'],
  ['markup', '<img src=x>', 'لا يُفهم هذا الطلب'],
])('an administrator who asks for %s meets the live page and reads why', async (_, override, sentence) => {
  const { get } = await aPublishedPortal(`return page('the page');`);
  const { body } = await get('/', { cookie: `sid=AD; use=${encodeURIComponent(override)}` });
  expect(body).toContain('the page');
  expect(body).toContain(sentence);
  expect(body).not.toContain('<img');
});

test('an administrator who asks for the place of a nonce reads those words', async () => {
  const { get } = await aPublishedPortal(`return page('the page');`);
  const { body } = await get('/', { cookie: 'sid=AD; use=%25nonce%25' });
  expect(body).toContain('<bdi dir="ltr">&#37;nonce&#37;</bdi>');
});
