import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { boundedText } from 'shared-api/contract/text/text.contract';
import * as v from 'valibot';
import { until } from '../../../../test/until.ts';
import { serverLimits } from '../../../limits.ts';
import { addErrorHandler } from '../error-handler.ts';
import { addForms, readForm } from './multipart.ts';

const shape = { picture: 'cover', richTextBytes: limits.richTextBytes };
const app = Fastify();
const folder = mkdtempSync(join(tmpdir(), 'forms-'));
let arrived = 0;
/** Forms of members that are being read. */
let begun = 0;
let running = 0;
let most = 0;
const released = Promise.withResolvers<void>();

addErrorHandler(app);
app.decorateRequest('member', undefined);
app.addHook('onRequest', async (request) => {
  const id = request.headers['x-member'];
  if (id) request.member = { id } as PrivateMember;
});
app.addHook('preHandler', async ({ member }) => {
  if (member) begun += 1;
});
await addForms(app, folder);
app.post('/form', async (request) => {
  const form = await readForm(request, v.object({ name: boundedText([2, 10]), text: v.optional(v.string()) }), shape);
  return { ...form.fields, picture: form.picture?.toString('latin1').slice(0, 10), size: form.picture?.length };
});
app.post('/short', async (request) => (await readForm(request, v.looseObject({}), { picture: 'cover' })).fields);
app.post('/held', async (request) => {
  arrived += 1;
  const { picture } = await readForm(request, v.object({}), shape);
  running += 1;
  most = Math.max(most, running);
  await released.promise;
  running -= 1;
  return { size: picture?.length };
});
await app.listen({ port: 0 });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/form`;
afterAll(async () => {
  await app.close();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

async function send(parts: Record<string, string | Blob>, path = '/form') {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value as string);
  const reply = await fetch(address.replace('/form', path), { method: 'POST', body });
  return { status: reply.status, body: await reply.json() };
}

const file = (bytes: number | string) => new Blob([typeof bytes === 'string' ? bytes : Buffer.alloc(bytes)]);

test('a form is read with its fields and its picture', async () => {
  const { status, body } = await send({ name: ' سلمى ', cover: file('bytes'), unknown: 'x' });
  expect([status, body]).toEqual([200, { name: 'سلمى', picture: 'bytes', size: 5 }]);
});

test.each([
  ['no picture is chosen', {}],
  ['the chosen picture is empty', { cover: file(0) }],
  ['the picture has another name', { avatar: file('bytes') }],
  ['the picture is a text', { cover: 'undefined' }],
])('when %s there is none', async (_, parts) => {
  expect(await send({ name: 'سلمى', ...parts })).toEqual({ status: 200, body: { name: 'سلمى' } });
});

test.each([{}, { name: 'س' }, { name: 'سلمى بنت عيسى' }])('bad fields %j are named', async (fields) => {
  const { status, body } = await send({ ...fields, cover: file('bytes') });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name']]);
});

test('what is as large as may be is read', async () => {
  const { body } = await send({
    name: 'سلمى',
    text: 'a'.repeat(limits.richTextBytes),
    cover: file(limits.uploadBytes),
  });
  expect([body.text.length, body.size]).toEqual([limits.richTextBytes, limits.uploadBytes]);
});

test('letters of several bytes are read as they are, wherever the network cut them', async () => {
  const text = 'طلبة 👩‍👩‍👧 '.repeat(40_000);
  expect((await send({ name: 'سلمى', text })).body.text).toBe(text);
});

test('a form of the most fields, and a picture beside them, is read', async () => {
  const most = Array.from({ length: serverLimits.maxFormFields - 1 }, (_, n) => [`f${n}`, '']);
  const { status } = await send({ name: 'سلمى', ...Object.fromEntries(most), cover: file(10) });
  expect(status).toBe(200);
});

test.each([
  ['picture', { cover: file(limits.uploadBytes + 1) }],
  ['picture many times too large', { cover: file(limits.uploadBytes * 6) }],
  ['field', { text: 'a'.repeat(limits.richTextBytes + serverLimits.maxFieldsBytes + 1) }],
  ['total of all fields', Object.fromEntries([1, 2, 3].map((n) => [`f${n}`, 'a'.repeat(limits.richTextBytes / 2)]))],
  ['number of fields', Object.fromEntries(Array.from({ length: serverLimits.maxFormFields }, (_, n) => [`f${n}`, '']))],
])('too large a %s is rejected, and the answer arrives', async (_, parts) => {
  expect(await send({ name: 'سلمى', ...parts })).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

test('a form without a text with pictures holds 256 KiB of fields, its picture aside, and no more', async () => {
  const half = 'a'.repeat(128 * 1024);
  const picture = { cover: file(1_000_000) };
  expect((await send({ ...picture, name: half, about: half }, '/short')).status).toBe(200);
  const refused = { status: 413, body: { code: 'too_large' } };
  expect(await send({ ...picture, name: half, about: `${half}a` }, '/short')).toMatchObject(refused);
  expect(await send({ ...picture, name: `${half}${half}a` }, '/short')).toMatchObject(refused);
});

test.each([
  ['application/json', '{"name":"سلمى"}', 415],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', '', 400],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="cover"; filename="a"\r\n\r\nsal',
    400,
  ],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nsal', 400],
])('a body of %s that is no form is rejected', async (type, body, status) => {
  const reply = await fetch(address, { method: 'POST', body, headers: { 'content-type': type } });
  expect(reply.status).toBe(status);
});

test('of many large forms a few at a time lie in memory, and all are answered', async () => {
  const answers = Promise.all(
    Array.from({ length: 12 }, async () => {
      const body = new FormData();
      body.append('cover', file(1_000_000), 'a.jpg');
      const reply = await fetch(address.replace('/form', '/held'), { method: 'POST', body });
      return ((await reply.json()) as { size: number }).size;
    }),
  );
  await until(() => arrived === 12 && running === 4);
  released.resolve();
  expect(await answers).toEqual(Array(12).fill(1_000_000));
  expect(most).toBe(4);
});

test('nobody waits for those whose forms trickle in, or break off', async () => {
  const slow = Array.from({ length: 8 }, () => {
    const upload = request(address, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    upload.on('error', () => slow.length);
    upload.write(`--x\r\nContent-Disposition: form-data; name="cover"; filename="a"\r\n\r\n${'a'.repeat(900_000)}`);
    return upload;
  });
  expect((await send({ name: 'سلمى', cover: file(1_000_000) })).status).toBe(200);
  for (const upload of slow) upload.destroy();
  expect((await send({ name: 'سلمى', cover: file(1_000_000) })).status).toBe(200);
});

test('a member who sends more than four forms at once is asked to wait, and others are not', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-member': 'salma' };
  const slow = Array.from({ length: 4 }, () => {
    const upload = request(address, { method: 'POST', headers });
    upload.on('error', () => slow.length);
    upload.write('--x\r\n');
    return upload;
  });
  await until(() => begun === 4);
  const body = new FormData();
  body.append('name', 'سلمى');
  const sendAs = async (member: string) =>
    (await fetch(address, { method: 'POST', body, headers: { 'x-member': member } })).status;
  expect([await sendAs('salma'), await sendAs('amine')]).toEqual([429, 200]);
  for (const upload of slow) upload.destroy();
  const isLetIn = async () => (await sendAs('salma')) === 200;
  while (!(await isLetIn()));
});
