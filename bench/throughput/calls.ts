import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { signIn } from '../start/member.ts';
import { recorded, type Statement } from './statements.ts';

/** A place after all posts there are, which nobody asked for: the list begins there as it does without one. */
const aPlaceAhead = () => Buffer.from(`${Date.now() + randomInt(1e9)}.${randomUUID()}`).toString('base64url');
const inAnyCase = (text: string) => text.replace(/[a-f]/g, (letter) => (randomInt(2) ? letter.toUpperCase() : letter));

const newPosts = () => `/api/post?cursor=${aPlaceAhead()}`;
/** A number that at most one post in ninety has: the search is measured, rather than the count of all posts. */
const newSearch = () => `${newPosts()}&q=432`;
const spaces = '/api/org/provincial-offices';
const newSpace = (office: string) => `${spaces}/${inAnyCase(office)}`;

type Call = {
  title: string;
  pathOf: (office: string) => string;
  /** Another address at each call, whose reply is the same: none is kept for it. */
  asNew?: (office: string) => string;
};
export const calls: Call[] = [
  { title: 'GET /api/post', pathOf: () => '/api/post', asNew: newPosts },
  { title: 'GET /api/post, read first', pathOf: newPosts },
  { title: 'GET /api/post?q=, read first', pathOf: newSearch },
  { title: `GET ${spaces}/{id}`, pathOf: (office) => `${spaces}/${office}`, asNew: newSpace },
  { title: `GET ${spaces}/{id}, read first`, pathOf: newSpace },
  { title: 'GET /api/dashboard/members', pathOf: () => '/api/dashboard/members' },
  { title: 'GET /api/dashboard/members?sort=name', pathOf: () => '/api/dashboard/members?sort=name' },
];

/** A call of a member of staff has its session read too, by the portal alone. */
const isOfSession = ({ text }: Statement) => text.includes('"sessions"');

type On = { dataDir: string; url: string; office: string };

/** What each call asks of the database, in the order of `calls`. */
export async function recordCalls(stack: AsyncDisposableStack, { dataDir, url, office }: On) {
  const file = join(temporaryFolder(stack, 'statements'), 'statements.jsonl');
  const portal = await launchPortal(stack, {
    dataDir,
    nodeArgs: ['--import', join(import.meta.dirname, 'recorder.ts')],
    variables: { DATABASE_URL: url, STATEMENTS_FILE: file },
  });
  const { cookie } = await signIn(portal.origin, 'ad');
  const statements: Statement[][] = [];
  for (const { pathOf, asNew = pathOf } of calls) {
    const ask = (headers: Record<string, string>) =>
      fetch(portal.origin + asNew(office), { headers: { cookie, ...headers } });
    for (let index = 0; index < serverLimits.preparedFromUse; index += 1) await ask({}); // as it is sent once it is frequent
    writeFileSync(file, '');
    await ask({ [recorded]: 'on' });
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    statements.push(lines.map((line): Statement => JSON.parse(line)).filter((each) => !isOfSession(each)));
  }
  await portal.stop();
  if (statements.some(({ length }) => length === 0)) throw new Error('a call sent no query');
  return statements;
}
