import { randomUUID } from 'node:crypto';
import AdmZip from 'adm-zip';
import { eachPostText } from 'shared-api/contract/posts/post-texts';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  insertDraft,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertMessage,
  insertNotification,
  insertPost,
  insertRevision,
  insertTotp,
  signedInAs,
} from '../../../test/factories.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readMails } from '../../../test/read-mails.ts';
import { mailsService } from '../../platform/mail/mails.service.ts';
import { dataExportsService } from './data-exports.service.ts';

const portal = await openTestApp();
const service = dataExportsService({
  db: portal.db,
  media: portal.media,
  mailsService: mailsService('https://tadamon.example'),
});

type As = Awaited<ReturnType<typeof signedInAs>>;
const request = (as: As) => portal.post('/api/auth/data/export', undefined, as);
const download = (as: As) => portal.app.inject({ url: '/api/auth/data/export', ...as });
const filesOf = (bytes: Buffer) => {
  const zip = new AdmZip(bytes);
  return Object.fromEntries(zip.getEntries().map((entry) => [entry.entryName, entry.getData()]));
};
const jsonOf = (file: Buffer | undefined) => JSON.parse(String(file));
/** The files of a copy that was asked for and made just now. */
async function copyOf(as: As) {
  await request(as);
  await service.makeNext();
  return filesOf((await download(as)).rawPayload);
}

async function aPerson() {
  const member = await insertMember(portal.db, {
    addressed_as: 'woman',
    bio: 'نبذة سرية',
    phone: '0550 10 20 30',
    is_email_confirmed: true,
    pending_email: `${randomUUID()}@portal.example`,
    consented_at: new Date(),
    consent_version: '2026-11-23',
  });
  return { member, as: await signedInAs(portal.db, member) };
}

test('a member downloads all that the portal holds of it, and nothing of anybody else', async () => {
  const { member, as } = await aPerson();
  const other = await aPerson();
  const secret = 'JBSWY3DPEHPK3PXP';
  const cameAt = new Date();
  await insertTotp(portal.db, member.id, { secret, confirmed_at: new Date() });
  const texts = eachPostText((name) => `نص ${name}`);
  const post = { title: 'حملة', content: '<p>نص المنشور</p>', type: 'Post', ...texts };
  const published = await portal.post('/api/post', aForm({ ...post, author: member.id, image: await aPhoto() }), as);
  await portal.post('/api/post', aForm({ ...post, title: 'لغيري', author: other.member.id }), other.as);
  const { id } = await insertMessage(portal.db, { contact: member.email.toUpperCase() });
  await insertRow(portal.db, 'contact_replies', { message_id: id, author_id: other.member.id, text: 'جواب إليه' });
  await insertMessage(portal.db, { contact: 'visitor@portal.example', assignee_id: member.id });
  await insertRow(portal.db, 'contact_replies', { author_id: member.id, text: 'جواب منه' });
  await insertRevision(portal.db, published.body.post, member);
  await insertNotification(portal.db, member.id);
  await insertRow(portal.db, 'notification_choices', { member_id: member.id, topic: 'posts', mail: 'daily' });
  const { office_id } = other.member;
  await insertRow(portal.db, 'office_followers', {
    office_id,
    email: member.email.toUpperCase(),
    confirmed_at: cameAt,
  });
  const follow = { email: member.email, office: office_id };
  await portal.app.inject({ method: 'POST', url: '/api/followers', payload: follow });
  const [toFollow] = await readMails(portal.db, member.email);
  const [, t = ''] = /\/no-mails\?t=(\S+)/.exec(toFollow?.text ?? '') ?? [];
  await portal.post('/api/recipients/stop', { t });

  const invitation = await insertPost(portal.db, other.member, { type: 'Ad', title: 'دعوة' });
  await insertEvent(portal.db, invitation, { place: 'المكتبة' });
  await portal.put(`/api/events/${invitation.id}/attendance`, undefined, as);
  await portal.db
    .updateTable('attendances')
    .set({ checked_in_at: cameAt })
    .where('post_id', '=', invitation.id)
    .execute();

  await insertEventVisitor(portal.db, invitation, { email: member.email.toUpperCase(), name: 'اسم الزائر' });

  expect(await request(as)).toMatchObject({ status: 202, body: { export: { readyAt: null, bytes: null } } });
  expect((await download(as)).statusCode).toBe(404);
  expect(await service.makeNext()).toBe(true);
  expect(await service.makeNext()).toBe(false);
  const { body } = await portal.get('/api/auth/data', as);
  expect(Math.round((Date.parse(body.export.expiresAt) - Date.parse(body.export.readyAt)) / 86_400_000)).toBe(7);

  const reply = await download(as);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="tadamon-data.zip"',
    'content-length': String(body.export.bytes),
    'cache-control': 'no-store',
  });
  expect(reply.rawPayload).toHaveLength(body.export.bytes);
  const files = filesOf(reply.rawPayload);
  const { hash } = /(?<hash>[0-9a-f]{32})-600/.exec(published.body.post.image)?.groups ?? {};
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'data.json',
    `pictures/${hash}-600.webp`,
    'post-revisions.json',
    'posts.json',
  ]);
  expect(files[`pictures/${hash}-600.webp`]?.toString('latin1', 8, 12)).toBe('WEBP');
  const data = jsonOf(files['data.json']);
  expect(data.profile).toMatchObject({
    id: member.id,
    email: member.email,
    pendingEmail: expect.stringContaining('@'),
    phone: '0550 10 20 30',
    addressedAs: 'woman',
    bio: 'نبذة سرية',
    consentVersion: '2026-11-23',
  });
  expect(data.notifications).toMatchObject([{ kind: 'account_activated', readAt: null }]);
  expect(data.notificationChoices).toEqual([{ topic: 'posts', in_portal: true, mail: 'daily' }]);
  expect(data.officesFollowed).toMatchObject([{ office: expect.any(String), confirmedAt: expect.any(String) }]);
  expect(data.stoppedMailsOfForms).toEqual(expect.any(String));
  expect(data.visitsToEvents).toMatchObject([
    { name: 'اسم الزائر', title: 'دعوة', place: 'المكتبة', joinedAt: null, checkedInAt: null, remindedAt: null },
  ]);
  expect(data.attendances).toMatchObject([
    { title: 'دعوة', place: 'المكتبة', isWaiting: false, remindedAt: null, checkedInAt: cameAt.toISOString() },
  ]);
  expect(data.sessions).toHaveLength(1);
  expect(data.contactMessages).toMatchObject([{ message: 'سؤال', replies: [{ text: 'جواب إليه' }] }]);
  expect(data.messagesTaken).toMatchObject([{ state: 'new' }]);
  expect(data.repliesToMessages).toMatchObject([{ text: 'جواب منه' }]);
  expect(jsonOf(files['posts.json'])).toMatchObject([{ title: 'حملة', content: '<p>نص المنشور</p>', ...texts }]);
  expect(jsonOf(files['post-revisions.json'])).toMatchObject([{ title: 'كما كان', content: '<p>نص سابق</p>' }]);
  expect(String(files['data.json'])).not.toMatch(new RegExp(`token|argon2|${secret}`, 'i'));
  expect(String(files['data.json'])).not.toContain(other.member.id);
});

test('a member whose address is not proven gets no messages that were written from it', async () => {
  const member = await insertMember(portal.db, { is_email_confirmed: false });
  const as = await signedInAs(portal.db, member);
  await insertMessage(portal.db, { contact: member.email });
  expect(jsonOf((await copyOf(as))['data.json']).contactMessages).toEqual([]);
});

test('a member is written to when the copy is ready, with a link that only its own session opens', async () => {
  const { member, as } = await aPerson();
  await request(as);
  await service.makeNext();
  const [mail] = await readMails(portal.db, member.email);
  expect(mail?.text).toContain('https://tadamon.example/account/data');
  expect(mail?.text).toContain('خلال 7 أيام');
  const stranger = await aPerson();
  expect((await download(stranger.as)).statusCode).toBe(404);
  expect((await portal.app.inject('/api/auth/data/export')).statusCode).toBe(401);
});

test('a member finds the mails that wait for it in the copy, in whatever letters its address was written', async () => {
  const { member, as } = await aPerson();
  await insertRow(portal.db, 'mails', { recipient: member.email.toUpperCase(), subject: 'إعلان' });
  await insertRow(portal.db, 'mails', { recipient: `other-${member.email}` });
  const { mailsWaiting } = jsonOf((await copyOf(as))['data.json']);
  expect(mailsWaiting.map(({ subject }: { subject: string }) => subject)).toEqual(['إعلان']);
});

test('a member finds its drafts in the copy', async () => {
  const { member, as } = await aPerson();
  await insertDraft(portal.db, member, { title: 'مسودة' });
  expect(jsonOf((await copyOf(as))['posts.json'])).toMatchObject([{ title: 'مسودة', status: 'draft' }]);
});

test('a member without posts gets an archive that can be read', async () => {
  const { as } = await aPerson();
  expect(jsonOf((await copyOf(as))['posts.json'])).toEqual([]);
});

test('an archive larger than one part comes whole', async () => {
  const { member, as } = await aPerson();
  const noise = Array.from({ length: 200_000 }, () => Math.random().toString(36)).join('');
  await portal.db.updateTable('members').set({ about: noise }).where('id', '=', member.id).execute();
  await request(as);
  await service.makeNext();
  const parts = await portal.db.selectFrom('data_export_parts').select('number').execute();
  expect(parts.length).toBeGreaterThan(1);
  expect(jsonOf(filesOf((await download(as)).rawPayload)['data.json']).profile.about).toBe(noise);
});

test('a picture that cannot be read just now fails the copy, which is made later', async () => {
  const { member, as } = await aPerson();
  const form = aForm({ title: 'حملة', content: '', type: 'Post', author: member.id, image: await aPhoto() });
  await portal.post('/api/post', form, as);
  await request(as);
  const media = { ...portal.media, open: () => Promise.reject(new Error('the bucket is away')) };
  const broken = dataExportsService({ db: portal.db, media, mailsService: mailsService('https://tadamon.example') });
  await expect(broken.makeNext()).rejects.toThrow('the bucket is away');
  expect((await download(as)).statusCode).toBe(404);
  await portal.db
    .updateTable('data_exports')
    .set({ due_at: new Date(0) })
    .where('member_id', '=', member.id)
    .execute();
  expect(await service.makeNext()).toBe(true);
  expect(Object.keys(filesOf((await download(as)).rawPayload))).toHaveLength(5);
});

test('a second request while a copy is in the making answers with that one; a later one replaces it, three a day', async () => {
  const { member, as } = await aPerson();
  const first = await request(as);
  expect((await request(as)).body.export).toEqual(first.body.export);
  for (let index = 0; index < 2; index += 1) {
    await service.makeNext();
    expect((await request(as)).body.export.readyAt).toBeNull();
  }
  await service.makeNext();
  expect(await request(as)).toMatchObject({ status: 429 });
  const kept = portal.db.selectFrom('data_exports').select('id').where('member_id', '=', member.id);
  expect(await kept.execute()).toHaveLength(1);
});

test('a copy that has expired is neither shown nor handed out', async () => {
  const { member, as } = await aPerson();
  await request(as);
  await service.makeNext();
  await portal.db
    .updateTable('data_exports')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', member.id)
    .execute();
  expect((await portal.get('/api/auth/data', as)).body).toEqual({ export: null });
  expect((await download(as)).statusCode).toBe(404);
});
