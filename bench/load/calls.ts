import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type pg from 'pg';
import { type Answer, send } from '../measure/open-loop.ts';
import type { Sent } from '../start/ask.ts';
import { anyAddress, signIn } from '../start/member.ts';

const maxSockets = 512;
const anyOf = <T>(values: T[]) => values[randomInt(values.length)] as T;
/** Of no list that was asked for before, near its beginning. */
const aRecentPlace = () => Buffer.from(`${Date.now() - randomInt(60_000)}.${randomUUID()}`).toString('base64url');
/** Members who publish: each may do so a hundred times a day. */
const writers = 100;

export type Call = {
  name: string;
  /** What is sent first; each next step doubles it. */
  perSecond: number;
  wanted: number;
  send: (index: number) => Promise<Answer>;
};

/** What these members publish, ready to be sent. */
async function postsOf(origin: string, addresses: string[]) {
  const posts = [];
  for (const address of addresses) {
    const { cookie, post } = await signIn(origin, address.split('@')[0] ?? '');
    const form = new Response(post('منشور من الحمل'));
    const headers = { cookie, 'content-type': form.headers.get('content-type') ?? '' };
    posts.push({ method: 'POST' as const, headers, body: Buffer.from(await form.arrayBuffer()) });
  }
  return posts;
}

/**
 * What people do, sent to the instances in turn. Lists, posts and searches are such as nobody asked for before, so that no
 * reply in memory answers them; `front page` is what all ask for.
 */
export async function callsTo(stack: AsyncDisposableStack, origins: string[], client: pg.Client): Promise<Call[]> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  stack.defer(() => agent.destroy());
  /** In turn, as nginx balances: the other instance where the first rejects the connection, or breaks it in a reading. */
  async function balanced(index: number, path: string, rest: Omit<Sent, 'url'>) {
    const [first = '', second = first] = index % 2 === 0 ? origins : origins.toReversed();
    const answer = await send({ url: first + path, ...rest }, agent);
    const isSafe = answer.isRejected || (answer.status === 0 && rest.method !== 'POST');
    return isSafe ? send({ url: second + path, ...rest }, agent) : answer;
  }
  const read = (pathOf: () => string) => (index: number) =>
    balanced(index, pathOf(), { headers: { 'accept-encoding': 'br', 'x-forwarded-for': anyAddress() } });

  const select = async (query: string) =>
    (await client.query<{ value: string }>(`select ${query}`)).rows.map(({ value }) => value);
  const offices = await select(`id as value from offices where kind = 'provincial'`);
  const posts = await select('id as value from posts tablesample system (5) limit 50000');
  const texts = await select('text as value from posts tablesample system (1) limit 1000');
  const words = [...new Set(texts.flatMap((text) => text.split(/\s+/)))].filter(({ length }) => length > 4);
  const members = await select(
    `email as value from members where email ~ '^m[0-9]+@' order by created_at desc limit 5000`,
  );
  const written = await postsOf(origins[0] ?? '', members.slice(0, writers));

  const signInAs = (email: string): Omit<Sent, 'url'> => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ email, password: 'tadamon-1999' }),
  });
  const search = () => `/api/post?q=${encodeURIComponent(`${anyOf(words)} ${anyOf(words)}`)}`;
  const list = () => `/api/post?office=${anyOf(offices)}&cursor=${aRecentPlace()}`;
  return [
    { name: 'front page', perSecond: 250, wanted: 200, send: read(() => '/') },
    { name: 'page of a post', perSecond: 10, wanted: 200, send: read(() => `/posts/${anyOf(posts)}`) },
    { name: 'list of an office', perSecond: 50, wanted: 200, send: read(list) },
    { name: 'search for two words', perSecond: 5, wanted: 200, send: read(search) },
    {
      name: 'sign-in',
      perSecond: 2,
      wanted: 201,
      send: (index) => balanced(index, '/api/auth/login', signInAs(anyOf(members))),
    },
    {
      name: 'publish',
      perSecond: 10,
      wanted: 201,
      send: (index) => balanced(index, '/api/post', written[index % written.length] ?? {}),
    },
  ];
}
