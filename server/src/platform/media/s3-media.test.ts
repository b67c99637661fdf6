import { parseS3Location } from 'deploy/registry';
import { anS3Server } from 'deploy/testing';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { openMedia } from './open-media.ts';

const media = parseS3Location(await anS3Server());
const portal = await openTestApp({}, await openMedia({ media, dataDir: '' }));

const name = `${'0a'.repeat(16)}-480.webp`;

test('a picture is kept in the bucket, served from there, and removed', async () => {
  expect(await portal.media.open(name)).toBeUndefined();
  expect((await portal.app.inject(`/media/${name}`)).statusCode).toBe(404);
  await portal.media.put(name, Buffer.from('picture'));
  await portal.media.put(name, Buffer.from('picture'));
  const { statusCode, body, headers } = await portal.app.inject(`/media/${name}`);
  expect([statusCode, body, headers['content-length']]).toEqual([200, 'picture', '7']);
  await portal.media.remove(name);
  await portal.media.remove(name);
  expect((await portal.app.inject(`/media/${name}`)).statusCode).toBe(404);
});

test('a member publishes with a picture in the bucket, and deletes both', async () => {
  const author = await insertMember(portal.db);
  const session = await signedInAs(portal.db, author);
  const form = aForm({ title: 'صورة', content: '', type: 'Post', author: author.id, image: await aPhoto() });
  const { status, body } = await portal.post('/api/post', form, session);
  expect(status).toBe(201);
  expect((await portal.app.inject(body.post.image)).headers['content-type']).toBe('image/webp');
  await portal.delete(`/api/post/${body.post.id}`, session);
  await portal.delete(`/api/trash/${body.post.id}`, session);
  expect((await portal.app.inject(body.post.image)).statusCode).toBe(404);
});

test('an operator whose bucket does not answer reads one line', async () => {
  const media = parseS3Location('s3://portal?endpoint=http://127.0.0.1:9');
  await expect(openMedia({ media, dataDir: '' })).rejects.toThrow(/^MEDIA_URL: the bucket portal does not answer/);
});
