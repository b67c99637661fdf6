import { limits } from 'shared-api/contract/limits';
import { aForm, aPhoto } from '../../../../test/a-form.ts';
import { aWebsite } from '../../../../test/a-website.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { isPublicAddress } from '../../../platform/outbound/is-public-address.ts';
import { outboundFetch } from '../../../platform/outbound/outbound-fetch.ts';

let asked: string[] = [];

/** Where a test may write to: a site of its own, which stands for one on the internet. */
const reachesSite = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

const photo = await aPhoto(1200, 800);
const inner = await aWebsite((_, reply) => reply.end(photo), '127.0.0.2');
const site = await aWebsite((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://site.invalid');
  asked.push(request.url ?? '');
  if (pathname === '/photo.jpg') reply.end(photo);
  else if (pathname === '/page.jpg') reply.end('<!doctype html><script>alert(1)</script>');
  else if (pathname === '/drawing.svg') reply.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (pathname === '/heavy.jpg') reply.end(Buffer.concat([photo, Buffer.alloc(limits.uploadBytes)]));
  else if (pathname === '/away') reply.writeHead(302, { location: searchParams.get('to') ?? '' }).end();
  else reply.writeHead(404).end();
});
const fetch = outboundFetch({ mayReach: reachesSite });
const portal = await buildTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' }, undefined, fetch);
beforeEach(() => {
  asked = [];
});
afterAll(() => Promise.all([portal.close(), site.close(), inner.close()]));

async function anAuthor() {
  const member = await insertMember(portal.db);
  const session = await signedInAs(portal.db, member);
  const fields = (content: string) => ({ title: 'حملة', content, type: 'Post', author: member.id });
  return {
    member,
    publish: (content: string, more: Record<string, string> = {}) =>
      portal.post('/api/post', aForm({ ...fields(content), ...more }), session),
    edit: (id: string, content: string) => portal.put(`/api/post/${id}`, aForm(fields(content)), session),
  };
}
const imageAt = (url: string, alt = '') => `<img src="${url}"${alt && ` alt="${alt}"`}>`;
const countPosts = async () => (await portal.get('/api/post')).headers['x-total-count'];
const countPictures = async () => (await portal.db.selectFrom('pictures').select('hash').execute()).length;

test('a picture of another site becomes one of the portal, fetched once, so that the site does not learn who reads', async () => {
  const { publish, edit } = await anAuthor();
  const url = `${site.url}/photo.jpg?a=1&amp;b=2`;
  const { status, body } = await publish(`<p>قبل${imageAt(url, 'بحر')}بعد</p><p>${imageAt(url)}</p>`);
  expect(status).toBe(201);
  expect(body.post.content).toMatch(
    /^<p>قبل<img src="\/media\/[0-9a-f]{32}-960\.webp" alt="بحر" width="960" height="640">بعد<\/p><p><img src="\/media\/[^"]*" width="960" height="640"><\/p>$/,
  );
  expect(asked).toEqual(['/photo.jpg?a=1&b=2']);
  const [, own = ''] = /src="([^"]*)"/.exec(body.post.content) ?? [];
  expect((await portal.app.inject(own)).statusCode).toBe(200);
  expect((await edit(body.post.id, body.post.content)).body.post.content).toBe(body.post.content);
  expect(asked).toHaveLength(1);
});

test('an author who adds a picture of another site while editing finds it stored too', async () => {
  const { member, edit } = await anAuthor();
  const { id } = await insertPost(portal.db, member);
  const { body } = await edit(id, imageAt(`${site.url}/photo.jpg`));
  expect(body.post.content).toMatch(/^<img src="\/media\/[0-9a-f]{32}-960.webp" width="960" height="640">$/);
});

test.each([
  ['is gone', () => `${site.url}/gone.jpg`],
  ['is a page', () => `${site.url}/page.jpg`],
  ['is a drawing that may hold a program', () => `${site.url}/drawing.svg`],
  ['is too heavy', () => `${site.url}/heavy.jpg`],
  ['lies inside our network', () => `${inner.url}/photo.jpg`],
  ['leads inside our network', () => `${site.url}/away?to=${inner.url}/photo.jpg`],
  ['is the clouds’ own', () => 'http://169.254.169.254/latest/meta-data/photo.jpg'],
  ['has no site', () => 'https://nobody.invalid/photo.jpg'],
])('an author is told which picture could not be fetched when it %s, and nothing is stored', async (_, address) => {
  const { publish } = await anAuthor();
  const before = [await countPosts(), await countPictures()];
  const { status, body } = await publish(`<p>نص${imageAt(`${site.url}/photo.jpg?kept`)}${imageAt(address())}</p>`);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['content']]);
  expect(body.fields.content).toBe(
    `تعذّر جلب هذه الصورة من موقعها: \u2066${address()}\u2069. نزّلها إلى جهازك ثم أضفها بزر «صورة»، أو احذفها من النص.`,
  );
  expect([await countPosts(), await countPictures()]).toEqual(before);
  expect(inner.connections()).toBe(0);
});

test('an author is told of all of them at once, each by the beginning and the end of its address', async () => {
  const { publish } = await anAuthor();
  const long = `${site.url}/${'a'.repeat(300)}/last.jpg`;
  const { body } = await publish(imageAt(`${site.url}/gone.jpg`) + imageAt(long));
  expect(body.fields.content).toMatch(/^تعذّر جلب هذه الصور من مواقعها: .*gone\.jpg.*، .*…a+\/last\.jpg/);
});

test('an author who takes pictures from many sites at once is told so before any is asked', async () => {
  const { publish } = await anAuthor();
  const many = Array.from({ length: limits.foreignPicturesInText + 1 }, (_, index) =>
    imageAt(`${site.url}/${index}.jpg`),
  );
  const { status, body } = await publish(many.join(''));
  expect([status, Object.keys(body.fields)]).toEqual([400, ['content']]);
  expect(asked).toEqual([]);
});

test('a program that makes the portal ask other sites is stopped for the day', async () => {
  const { member, publish } = await anAuthor();
  await portal.db
    .insertInto('rate_limits')
    .values({ key: `picture-fetches:${member.id}`, points: limits.picturesPerDay, expire: Date.now() + 60_000 })
    .execute();
  expect(await publish(imageAt(`${site.url}/photo.jpg`))).toMatchObject({ status: 429 });
  expect(asked).toEqual([]);
});

test('a retry with the same key asks no site again', async () => {
  const { publish } = await anAuthor();
  const key = { idempotencyKey: crypto.randomUUID() };
  const first = await publish(imageAt(`${site.url}/photo.jpg`), key);
  const second = await publish(imageAt(`${site.url}/photo.jpg`), key);
  expect(second.body.post).toEqual(first.body.post);
  expect(asked).toHaveLength(1);
});

test('what was copied from a page of the portal names its pictures with the whole address, and keeps them', async () => {
  const { publish } = await anAuthor();
  const { body } = await publish(imageAt(`${site.url}/photo.jpg`));
  const copied = body.post.content.replace('src="', 'src="https://tadamon.example');
  expect((await publish(copied)).body.post.content).toBe(body.post.content);
});

test('a reader of a post from before finds a link where a picture of another site stood, and so does its author', async () => {
  const { member, edit } = await anAuthor();
  const content = `<p>قبل${imageAt('https://other.example/a.png?x=1&amp;y=2')}${imageAt('http://other.example/b.png', 'بحر &amp; $1')}بعد</p>`;
  const { id } = await insertPost(portal.db, member, { content });
  const link = (url: string, text: string) => `<a href="${url}" rel="noopener noreferrer" target="_blank">${text}</a>`;
  const shown = `<p>قبل${link('https://other.example/a.png?x=1&amp;y=2', 'صورة في موقع آخر')}${link('http://other.example/b.png', 'بحر &amp; $1')}بعد</p>`;
  expect((await portal.get(`/api/post/${id}`)).body.content).toBe(shown);
  expect((await edit(id, shown)).body.post.content).toBe(shown);
  expect(asked).toEqual([]);
});
