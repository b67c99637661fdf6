import { limits } from 'shared-api/contract/limits';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, password, signedInAs } from '../../../test/factories.ts';
import { insertRow } from '../../../test/insert-row.ts';

const portal = await openTestApp();

const dataUri = (picture: Buffer) => `data:image/jpeg;base64,${picture.toString('base64')}`;

/** Each form that takes a picture, sent by an administrator. */
async function anAdmin() {
  const member = await insertMember(portal.db, { role: 'AD' });
  const as = await signedInAs(portal.db, member);
  const office = await insertOffice(portal.db);
  const post = { title: 'حملة', content: '<p>غدًا</p>', type: 'Post', author: member.id };
  const sends = {
    avatar: (avatar: Buffer) =>
      portal.put(`/api/auth/update/${member.id}`, aForm({ name: 'سلمى', email: member.email, avatar }), as),
    'the avatar of another': (avatar: Buffer) => {
      const details = { name: 'سلمى', email: `${crypto.randomUUID()}@portal.example`, phone: '0550102030', password };
      return portal.post('/api/dashboard/member', aForm({ ...details, role: 'OM', officeId: office.id, avatar }), as);
    },
    cover: (cover: Buffer) =>
      portal.put('/api/dashboard/office', aForm({ id: office.id, name: office.name, cover }), as),
    'the picture of a post': (image: Buffer) => portal.post('/api/post', aForm({ ...post, image }), as),
    'a picture in a text': (picture: Buffer) =>
      portal.post('/api/post', aForm({ ...post, content: `<p>نص</p><img src="${dataUri(picture)}">` }), as),
    'a picture below a text': (picture: Buffer) => {
      const gallery = JSON.stringify([{ src: dataUri(picture), alt: '', caption: '' }]);
      return portal.post('/api/post', aForm({ ...post, gallery }), as);
    },
  };
  const use = (points: number) =>
    insertRow(portal.db, 'rate_limits', { key: `pictures:${member.id}`, points, expire: Date.now() + 3_600_000 });
  const used = async () =>
    (
      await portal.db
        .selectFrom('rate_limits')
        .select('points')
        .where('key', '=', `pictures:${member.id}`)
        .executeTakeFirst()
    )?.points;
  return { sends, use, used };
}

const kinds = [
  'avatar',
  'the avatar of another',
  'cover',
  'the picture of a post',
  'a picture in a text',
  'a picture below a text',
] as const;

test.each(kinds)('who used up the pictures of the day has none more rendered (%s)', async (kind) => {
  const { sends, use, used } = await anAdmin();
  await use(limits.picturesPerDay);
  const notRead = await sends[kind](Buffer.from('no picture'));
  expect(notRead).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(notRead.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sends[kind](await aPhoto())).status).toBe(429);
  expect(await used()).toBeGreaterThanOrEqual(limits.picturesPerDay);
});

test.each(kinds)('a picture counts also when it cannot be read (%s)', async (kind) => {
  const { sends, used } = await anAdmin();
  await sends[kind](Buffer.from('no picture'));
  await sends[kind](await aPhoto());
  expect(await used()).toBe(2);
});
