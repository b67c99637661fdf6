import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { takeAll } from '../../../test/take-all.ts';
import { until } from '../../../test/until.ts';
import { contactMessage } from '../../api/contact/contact.messages.ts';
import { accountActivated } from '../../api/members/members.messages.ts';
import { mailPollOptions } from '../../limits.ts';
import { startWorks } from '../worker/start-works.ts';
import type { MailMessage } from './mail-message.ts';
import { mailMetrics } from './mail-metrics.ts';
import { mailSender } from './mail-sender.ts';
import { mailTransport } from './mail-transport.ts';
import { mailsRepository } from './mails.repository.ts';
import { mailsService } from './mails.service.ts';

const pollOptions = { ...mailPollOptions, pollEveryMs: 10, firstPauseMs: 20, longestPauseMs: 60 };
const logged: unknown[] = [];
const log = { warn: (...line: unknown[]) => logged.push(line), error: (...line: unknown[]) => logged.push(line) };
const dataDir = mkdtempSync(join(tmpdir(), 'portal-mail-'));
const mails = mailsService('https://portal.example');

const workers: { stop(): Promise<void> }[] = [];
const portal = await buildTestApp();
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await portal.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

/** The mail server of these tests speaks no TLS. */
const withoutTls = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}?requireTLS=false`;
const senderTo = (smtpUrl?: string, given: Partial<Parameters<typeof mailSender>[0]> = {}) =>
  mailSender({ db: portal.db, send: mailTransport({ smtpUrl, dataDir }), log, pollOptions, ...given });

function startWorker(server: { port: number }, given: Partial<typeof pollOptions> = {}) {
  const takeNext = senderTo(withoutTls(server), { pollOptions: { ...pollOptions, ...given } });
  const works = [{ name: 'mails', pollEveryMs: pollOptions.pollEveryMs, takeNext }];
  const worker = startWorks(works, { listen: portal.listen, log, stopWithinMs: 50 });
  workers.push(worker);
  return worker;
}

const readers = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@portal.example`);
const queue = (mail: MailMessage) => portal.db.transaction().execute((transaction) => mails.queue(transaction, mail));
const write = (to: string) => queue(accountActivated({ to, name: 'سلمى', office: 'أدرار' }));
const waiting = () =>
  portal.db.selectFrom('mails').select(['recipient', 'tries', 'given_up_at', 'last_error']).execute();
const isAllSent = async () => (await waiting()).length === 0;

test('a mail server that is away loses no mail; when it is back, every mail arrives once', async () => {
  const away = await startMailServer();
  await away.stop();
  startWorker(away);
  for (const reader of readers(12)) await write(reader);
  await until(async () => (await waiting()).some(({ tries }) => tries > 1));
  expect(await waiting()).toHaveLength(12);

  const back = await startMailServer({ port: away.port });
  await until(isAllSent);
  expect(back.received.map(({ to }) => to.join()).toSorted()).toEqual(readers(12).toSorted());
  await back.stop();
});

test('a mail waits rather than travel unencrypted, unless the operator says so', async () => {
  const server = await startMailServer();
  await write('salma@portal.example');
  await takeAll(senderTo(`smtp://127.0.0.1:${server.port}`));
  expect(await waiting()).toMatchObject([{ last_error: expect.stringContaining('STARTTLS') }]);
  expect(server.received).toEqual([]);
  startWorker(server);
  await until(isAllSent);
  expect(server.received).toHaveLength(1);
  await server.stop();
});

test('a mail is due when it is written, though its time is kept in whole milliseconds', async () => {
  for (const to of readers(20))
    await portal.db.transaction().execute(async (transaction) => {
      await mails.queue(transaction, accountActivated({ to, name: 'سلمى', office: 'أدرار' }));
      expect(await mailsRepository.claim(transaction, 60_000, 1)).toMatchObject({ recipient: to });
    });
});

test('a mail to an unknown mailbox is given up and kept, and those behind it go out', async () => {
  const server = await startMailServer({ unknown: ['nobody@portal.example'] });
  await write('nobody@portal.example');
  await write('salma@portal.example');
  await takeAll(senderTo(withoutTls(server)));
  expect(server.received).toHaveLength(1);
  expect(await waiting()).toMatchObject([
    { recipient: 'nobody@portal.example', tries: 1, given_up_at: expect.any(Date) },
  ]);
  expect(JSON.stringify(logged)).not.toContain('nobody@portal.example');
  await server.stop();
});

test('an operator reads what became of the mails that were tried', async () => {
  const metrics = new Registry();
  const server = await startMailServer({ unknown: ['nobody@portal.example'] });
  await write('nobody@portal.example');
  await write('salma@portal.example');
  await takeAll(senderTo(withoutTls(server), { onTried: mailMetrics(metrics).count }));
  await server.stop();
  const read = await metrics.metrics();
  for (const outcome of ['sent', 'given_up']) expect(read).toContain(`mails_total{outcome="${outcome}"} 1`);
});

test('after its last try a mail is given up and kept', async () => {
  const away = await startMailServer();
  await away.stop();
  await write('salma@portal.example');
  startWorker(away, { maxTries: 3 });
  await until(async () => (await waiting()).some((mail) => mail.given_up_at));
  expect(await waiting()).toMatchObject([{ tries: 3, last_error: expect.stringContaining('ECONNREFUSED') }]);
});

test('a mail server that says nothing keeps neither a visitor waiting nor a worker that stops, and no mail is forgotten', async () => {
  const server = await startMailServer({ isSilent: true });
  await write('salma@portal.example');
  const worker = startWorker(server);
  await until(() => server.received.length === 1);
  expect((await portal.get('/api/auth/offices')).status).toBe(200);
  await worker.stop();
  expect(await waiting()).toMatchObject([
    { recipient: 'salma@portal.example', given_up_at: null, last_error: 'Message sending aborted' },
  ]);
  await server.stop();
});

test('a visitor cannot smuggle a header or a reader into a mail', async () => {
  const server = await startMailServer();
  const name = 'x\r\nBcc: victim@portal.example\r\n\r\nbody';
  await queue(contactMessage({ name, contact: 'a@portal.example', message: '\r\n.\r\nRCPT TO:<v@x.dz>' }));
  await write('a@portal.example, victim@portal.example');
  await takeAll(senderTo(withoutTls(server)));
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['contact@portal.example']);
  expect(mail?.headers).not.toMatch(/^bcc:/im);
  expect(mail?.headers).toMatch(/^reply-to: a@portal\.example$/im);
  expect(server.received.flatMap(({ to }) => to)).not.toContain('victim@portal.example');
  await server.stop();
});

test('without a mail server mails become files that a mail program opens', async () => {
  await write('salma@portal.example');
  await takeAll(senderTo());
  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(name).toMatch(/\.eml$/);
  const eml = readFileSync(join(dataDir, 'outbox', name), 'utf8');
  expect(eml).toMatch(/^To: salma@portal\.example\r\n/m);
  expect(eml).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(eml).toMatch(/^Content-Type: multipart\/alternative/m);
});
