import { aForm } from '../../../../test/a-form.ts';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';

type Fields = Record<string, string | Buffer>;

/** The portal of the test file that takes it from here, and a member who publishes there. */
export const portal = await openTestApp();
export const author = await insertMember(portal.db);
export const session = await signedInAs(portal.db, author);

/** A post with nothing wrong in it, but for `changes`. */
export const fieldsOf = (changes: Fields = {}): Fields => ({
  title: 'حملة تبرع',
  content: '<p>نص</p>',
  type: 'Post',
  author: author.id,
  ...changes,
});
export const publish = (changes: Fields = {}, as = session) => portal.post('/api/post', aForm(fieldsOf(changes)), as);
export const edit = (id: string, changes: Fields = {}, as = session) =>
  portal.put(`/api/post/${id}`, aForm(fieldsOf(changes)), as);

export const media = async (url: string) => (await portal.app.inject(url)).statusCode;
export const countPictures = async () => (await portal.db.selectFrom('pictures').select('hash').execute()).length;
export const dataUri = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
export const sourcesIn = (content: string) => [...content.matchAll(/src="([^"]*)"/g)].map(([, src]) => src ?? '');
