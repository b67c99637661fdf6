import { isDeepStrictEqual } from 'node:util';
import { type KyselyPlugin, sql } from 'kysely';
import { aPushService, type FakePushService } from '../../e2e/push-service.ts';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import {
  insertAttendance,
  insertDeletion,
  insertDraft,
  insertEvent,
  insertMember,
  insertOffice,
  insertPost,
  insertPushSubscription,
} from '../test/factories.ts';
import { startMailServer } from '../test/mail-server.ts';
import { takeAll } from '../test/take-all.ts';
import { until } from '../test/until.ts';
import { writeAsBefore } from '../test/write-as-before.ts';
import { fanOutNext } from './api/notifications/fan-out.ts';
import { withEventChange } from './api/posts/event-changes/with-event-change.ts';
import { vapidKeys } from './api/push/vapid-keys.repository.ts';
import { eventChangesPollOptions, fanOutPollOptions, followersPollOptions, serverLimits } from './limits.ts';
import type { Db, Transaction } from './platform/database/db.ts';
import { readEnv } from './platform/env/env.ts';
import { startWorks, type Work } from './platform/worker/start-works.ts';
import { listWorks } from './start-workers.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

let portal: TestApp;
let pushService: FakePushService;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const started: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  portal = await buildTestApp();
  [pushService, mailServer] = await Promise.all([aPushService(), startMailServer()]);
  pushService.trust((await vapidKeys(portal.db)).publicKey);
});
afterEach(async () => {
  for (const works of started.splice(0)) await works.stop();
  await Promise.all([pushService.close(), mailServer.stop()]);
  await portal.close();
});

const listAll = (db: Db = portal.db): Work[] => {
  const env = readEnv({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`, // the mail server of these tests speaks no TLS
    PUSH_STAND_IN: pushService.origin,
  });
  return listWorks({ env, db, media: portal.media, log: portal.app.log });
};
const workOf = (name: string, db?: Db) => listAll(db).find((work) => work.name === name) as Work;

const start = (work: Work) => started.push(startWorks([work], { listen: portal.listen, log: portal.app.log }));

type Office = Awaited<ReturnType<typeof anOffice>>;

/** An office in which somebody published a post, and its other members. */
async function anOffice(count = 3) {
  const { db } = portal;
  const { id: office_id } = await insertOffice(db);
  const author = await insertMember(db, { office_id });
  const members = await Promise.all(Array.from({ length: count }, () => insertMember(db, { office_id })));
  return { author, members, office_id, post: await insertPost(db, author, { type: 'Ad' }) };
}

const announce = ({ author, post }: Office) =>
  portal.db.insertInto('notification_events').values({ kind: 'post', post_id: post.id, actor_id: author.id }).execute();
const notify = (office: Office) => announce(office).then(() => takeAll(() => fanOutNext(portal.db)));

async function mailed() {
  const mails = await portal.db.selectFrom('mails').select('recipient').orderBy('recipient').execute();
  return mails.map(({ recipient }) => recipient);
}
const countPosts = () => portal.db.selectFrom('post_counts').select('total').execute();
const emailsOf = (people: { email: string }[]) => people.map(({ email }) => email).toSorted();
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

type Due = {
  /** Adds the row that wakes the work. */
  add?: () => Promise<unknown>;
  /** What was done; the mails that were queued where nothing is given. */
  read?: () => Promise<unknown>;
  /** That everything was done once. */
  expected: unknown;
};

/** For each work of the list, more than it takes at once. */
const due: Record<string, () => Promise<Due>> = {
  async mails() {
    const to = ['one@portal.example', 'two@portal.example'];
    const mails = to.map((recipient) => ({ recipient, subject: 'أهلا', text: 'أهلا', html: 'أهلا' }));
    return {
      add: () => portal.db.insertInto('mails').values(mails).execute(),
      read: async () => [await mailed(), mailServer.received.map((each) => each.to.join()).toSorted()],
      expected: [[], to],
    };
  },

  async push_deliveries() {
    const office = await anOffice();
    const subscribe = ({ id }: { id: string }) => insertPushSubscription(portal.db, id, pushService.subscribe());
    const browsers = await Promise.all(office.members.map(subscribe));
    return {
      add: () => notify(office),
      read: async () => [
        await portal.db.selectFrom('push_deliveries').select('tries').execute(),
        pushService.pushed.map(({ path }) => pushService.origin + path).toSorted(),
      ],
      expected: [[], browsers.map(({ endpoint }) => endpoint).toSorted()],
    };
  },

  async notification_events() {
    const office = await anOffice(fanOutPollOptions.batchRows + 3);
    return {
      add: () => announce(office),
      read: async () => idsOf(await portal.db.selectFrom('notifications').select('recipient_id as id').execute()),
      expected: idsOf(office.members),
    };
  },

  async notification_mails() {
    const office = await anOffice();
    const choices = office.members.map(({ id }) => ({ member_id: id, topic: 'posts', mail: 'at_once' }) as const);
    await portal.db.insertInto('notification_choices').values(choices).execute();
    return { add: () => notify(office), expected: emailsOf(office.members) };
  },

  async follower_mailings() {
    const { office_id, post } = await anOffice(0);
    const emails = Array.from(
      { length: followersPollOptions.batchRows + 3 },
      (_, index) => `reader-${index}@portal.example`,
    );
    const followers = emails.map((email) => ({ office_id, email, confirmed_at: ago(1) }));
    await portal.db.insertInto('office_followers').values(followers).execute();
    return {
      add: () => portal.db.insertInto('follower_mailings').values({ post_id: post.id }).execute(),
      expected: emails.toSorted(),
    };
  },

  async event_changes() {
    const { author, members, post } = await anOffice(eventChangesPollOptions.batchRows + 3);
    await insertEvent(portal.db, post);
    const attendances = members.map(({ id }) => ({
      post_id: post.id,
      member_id: id,
      is_waiting: false,
      joined_at: ago(24),
    }));
    await portal.db.insertInto('attendances').values(attendances).execute();
    const end = (transaction: Transaction) =>
      transaction.updateTable('posts').set({ status: 'trashed', trashed_at: new Date() }).execute();
    return {
      add: () =>
        portal.db
          .transaction()
          .execute((transaction) => withEventChange(transaction, author.id, post.id, () => end(transaction))),
      expected: emailsOf(members),
    };
  },

  async data_exports() {
    const { members } = await anOffice();
    const exports = members.map(({ id }) => ({ member_id: id }));
    return {
      add: () => portal.db.insertInto('data_exports').values(exports).execute(),
      expected: emailsOf(members),
    };
  },

  async 'posts to publish'() {
    const { author } = await anOffice(0);
    for (const hours of [1, 2, 3])
      await insertDraft(portal.db, author, { type: 'Ad', status: 'scheduled', scheduled_for: ago(hours) });
    return { read: countPosts, expected: [{ total: 4 }] };
  },

  async 'posts to end'() {
    const { author } = await anOffice(0);
    for (const hours of [1, 2, 3]) await insertPost(portal.db, author, { type: 'Ad', expires_at: ago(hours) });
    return { read: countPosts, expected: [{ total: 1 }] };
  },

  async reminders() {
    const { members, post } = await anOffice();
    await insertEvent(portal.db, post, { begins_at: ago(-20) });
    for (const { id } of members)
      await insertAttendance(portal.db, post.id, { member_id: id }, { joined_at: ago(24 * 7) });
    return { expected: emailsOf(members) };
  },

  async retention() {
    const { members } = await anOffice();
    for (const { id } of members) await insertDeletion(portal.db, id, ago(1));
    return { expected: emailsOf(members) };
  },

  async pictures() {
    const shape = { width: 1, height: 1, widths: [480], placeholder: '', created_at: ago(48) };
    const hashes = Array.from({ length: serverLimits.collectPicturesAtOnce + 3 }, (_, index) =>
      `${index}`.padStart(32, '0'),
    );
    await portal.db
      .insertInto('pictures')
      .values(hashes.map((hash) => ({ ...shape, hash })))
      .execute();
    return { read: () => portal.db.selectFrom('pictures').select('hash').execute(), expected: [] };
  },

  async search() {
    const count = serverLimits.renewedAtOnce + 3;
    await writeAsBefore(portal.db, async (transaction) => {
      const author = await insertMember(transaction, { name: 'عبد الله' });
      for (let index = 0; index < count; index += 1)
        await insertPost(transaction, author, { title: '٢٠٢٦', text: 'Été' });
    });
    const renewals = [{ table_name: 'posts' }, { table_name: 'members' }] as const;
    const found = (table: 'posts' | 'members', form: string) =>
      portal.db.selectFrom(table).select('id').where('search', '=', form).execute();
    return {
      add: () => portal.db.insertInto('search_renewals').values(renewals).execute(),
      read: async () => [
        (await found('members', 'عبدالله')).length,
        (await found('posts', '2026 ete')).length,
        await portal.db.selectFrom('search_renewals').selectAll().execute(),
      ],
      expected: [1, count, []],
    };
  },

  async placeholders() {
    const shape = { width: 1, height: 1, widths: [480], placeholder: '', placeholder_version: 1, rendition_version: 9 };
    const total = serverLimits.refreshPlaceholdersAtOnce + 3;
    const rows = Array.from({ length: total }, (_, index) => ({ ...shape, hash: `${index}`.padStart(32, '0') }));
    await portal.db.insertInto('pictures').values(rows).execute();
    return {
      read: () => portal.db.selectFrom('pictures').select('hash').where('placeholder_version', '=', 1).execute(),
      expected: [],
    };
  },

  async renditions() {
    const shape = { width: 1, height: 1, widths: [480], placeholder: '', placeholder_version: 9, rendition_version: 1 };
    const rows = Array.from({ length: 5 }, (_, index) => ({
      ...shape,
      hash: `${index}`.padStart(32, '0'),
      created_at: new Date('2026-01-01'),
    }));
    await portal.db.insertInto('pictures').values(rows).execute();
    return {
      read: () => portal.db.selectFrom('pictures').select('hash').where('rendition_version', '=', 1).execute(),
      expected: [],
    };
  },
};
const works = Object.entries(due);

/** The database as a process sees it that is killed after so many statements; its transaction is rolled back. */
function killedAfter(statements: number): Db {
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return portal.db.withPlugin(plugin);
}

/** A killed process has what it claimed for itself until the claim is over: as the clock says it then. */
async function endClaims() {
  for (const table of ['mails', 'push_deliveries', 'data_exports'])
    await sql`update ${sql.table(table)} set due_at = now()`.execute(portal.db);
}

/** Takes once. @returns whether it was killed before the end */
async function isKilled({ takeNext, whenIdle }: Work) {
  try {
    await takeNext(AbortSignal.abort()); // a mail that is being sent is cut off, too
    return false;
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error;
    return true;
  } finally {
    await whenIdle?.();
    await endClaims();
  }
}

test('each work of the list is tried here', () => {
  expect(listAll().map(({ name }) => name)).toEqual(Object.keys(due));
});

test.each(works)(
  '%s: two instances do once what one began that was killed, after any statement',
  async (name, makeDue) => {
    const { add, read = mailed, expected } = await makeDue();
    await add?.();
    for (let statements = 0; await isKilled(workOf(name, killedAfter(statements))); statements += 1);
    for (let count = 0; count < 2; count += 1) start(workOf(name));
    await until(async () => isDeepStrictEqual(await read(), expected));
    for (const work of started.splice(0)) await work.stop();
    expect(await read()).toEqual(expected);
  },
);

/** The others wait for a time. */
const queues = works.slice(0, 7);

test.each(queues)('%s: a new row is taken at once, however seldom it is looked for', async (name, makeDue) => {
  const { add, read = mailed, expected } = await makeDue();
  const work = workOf(name);
  let idlePolls = 0;
  async function takeNext(cutOff: AbortSignal) {
    const more = await work.takeNext(cutOff);
    if (!more) idlePolls += 1;
    return more;
  }
  start({ ...work, takeNext, pollEveryMs: 24 * hourMs });
  await until(() => idlePolls === 2); // at the start, and when it began to listen
  await add?.();
  await until(async () => isDeepStrictEqual(await read(), expected));
});
