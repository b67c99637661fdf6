import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertPost } from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { mailSender } from '../../../platform/mail/mail-sender.ts';
import { mailTransport } from '../../../platform/mail/mail-transport.ts';
import { mailsService as openMails } from '../../../platform/mail/mails.service.ts';
import { fanOutNext } from '../fan-out.ts';
import { notificationsRepository } from '../notifications.repository.ts';
import { writeNoticeMails } from './write-notice-mails.ts';

const portal = await buildTestApp();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-digest-'));
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

async function publish(author: Parameters<typeof insertPost>[1], title: string) {
  const post = await insertPost(portal.db, author, { title });
  await portal.db
    .transaction()
    .execute((transaction) =>
      notificationsRepository.record(transaction, { kind: 'post', postId: post.id, actorId: author.id }),
    );
  while (await fanOutNext(portal.db));
  return post.id;
}

/** The files that the portal keeps in place of a mail server. */
const files = () => {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return []; // none was written yet
  }
};

test.each(['daily', 'weekly'] as const)(
  'a member reads the %s mail in a mail program: one for all that happened, in order, and stopped by one press',
  async (frequency) => {
    const reader = await insertMember(portal.db, { name: 'سلمى بن عيسى' });
    const author = await insertMember(portal.db, { office_id: reader.office_id });
    const choice = { member_id: reader.id, topic: 'posts', mail: frequency } as const;
    await portal.db.insertInto('notification_choices').values(choice).execute();
    const titles = ['حملة تبرع بالدم', 'Journée d’étude', 'يوم التشجير <2026>'];
    const ids: string[] = [];
    for (const title of titles) ids.push(await publish(author, title));
    await portal.db.updateTable('notification_mails').set({ due_at: sql`now()` }).execute();
    await writeNoticeMails({ db: portal.db, mailsService: openMails('https://portal.example') });

    const before = files();
    const send = mailTransport({ smtpUrl: undefined, dataDir });
    const log = { warn: () => undefined, error: () => undefined };
    await takeAll(mailSender({ db: portal.db, send, log }));
    const [name = '', ...others] = files().filter((file) => !before.includes(file));
    expect(others).toEqual([]);

    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)));
    expect(mail.to).toEqual([{ address: reader.email, name: '' }]);
    expect(mail.subject).toBe('3 أشياء جديدة في البوابة');
    expect(mail.text).toContain('سلمى بن عيسى');
    const places = [...titles.toReversed()].map((title) => mail.text?.indexOf(title) ?? -1);
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const id of ids) expect(mail.text).toContain(`https://portal.example/posts/${id}`);
    expect(mail.html).toContain('يوم التشجير &lt;2026&gt;');
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/portal\.example\/account\/stop-mails\?key=[\da-f-]{36}>$/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  },
);
