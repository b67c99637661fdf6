import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type pg from 'pg';
import { type Answer, type Sent, send } from './open-loop.ts';

const maxSockets = 512;
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
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

const signInBody = (email: string) => JSON.stringify({ email, password: 'tadamon-1999' });
const asJson = () => ({ 'content-type': 'application/json', 'x-forwarded-for': anyAddress() });

async function signInWriters(client: pg.Client, origin: string) {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, email from members where email ~ '^m[0-9]+@' order by created_at desc limit $1`,
    [writers],
  );
  const signedIn = [];
  for (const { id, email } of rows) {
    const reply = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: asJson(),
      body: signInBody(email),
    });
    if (reply.status !== 201) throw new Error(`${email} could not sign in: ${reply.status} ${await reply.text()}`);
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    signedIn.push({ id, cookie: cookie.join('; ') });
  }
  return signedIn;
}

function aPost(author: string) {
  const boundary = randomUUID();
  const fields = { title: 'منشور من الحمل', content: '<p>نص قصير</p>', type: 'Post', author };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}

/**
 * What people do, sent to the instances in turn. Lists, posts and searches are such as nobody asked for before, so that no
 * reply in memory answers them; `front page` is what all ask for.
 */
export async function callsTo(stack: AsyncDisposableStack, origins: string[], client: pg.Client) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  stack.defer(() => agent.destroy());
  /** In turn, as nginx balances: the other instance where the first refuses the connection, or breaks it in a reading. */
  async function balanced(index: number, path: string, rest: Omit<Sent, 'url'>) {
    const [first = '', second = first] = index % 2 === 0 ? origins : origins.toReversed();
    const answer = await send({ url: first + path, ...rest }, agent);
    const isSafe = answer.isRefused || (answer.status === 0 && rest.method !== 'POST');
    return isSafe ? send({ url: second + path, ...rest }, agent) : answer;
  }
  const read = (pathOf: () => string) => (index: number) =>
    balanced(index, pathOf(), { headers: { 'accept-encoding': 'br', 'x-forwarded-for': anyAddress() } });

  const ids = async (query: string) => (await client.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const offices = await ids(`select id from offices where kind = 'provincial'`);
  const posts = await ids('select id from posts tablesample system (5) limit 50000');
  const { rows } = await client.query<{ text: string }>('select text from posts tablesample system (1) limit 1000');
  const words = [...new Set(rows.flatMap(({ text }) => text.split(/\s+/)))].filter(({ length }) => length > 4);
  const members = await ids(`select email as id from members where email ~ '^m[0-9]+@' limit 5000`);
  const authors = await signInWriters(client, origins[0] ?? '');

  const publish = (index: number) => {
    const { id, cookie } = authors[index % authors.length] ?? { id: '', cookie: '' };
    const { type, body } = aPost(id);
    return balanced(index, '/api/post', { method: 'POST', headers: { cookie, 'content-type': type }, body });
  };
  const signIn = (index: number) =>
    balanced(index, '/api/auth/login', { method: 'POST', headers: asJson(), body: signInBody(anyOf(members)) });

  const calls: Call[] = [
    { name: 'front page', perSecond: 250, wanted: 200, send: read(() => '/') },
    { name: 'page of a post', perSecond: 10, wanted: 200, send: read(() => `/posts/${anyOf(posts)}`) },
    {
      name: 'list of an office',
      perSecond: 50,
      wanted: 200,
      send: read(() => `/api/post?office=${anyOf(offices)}&cursor=${aRecentPlace()}`),
    },
    {
      name: 'search for two words',
      perSecond: 5,
      wanted: 200,
      send: read(() => `/api/post?q=${encodeURIComponent(`${anyOf(words)} ${anyOf(words)}`)}`),
    },
    { name: 'sign-in', perSecond: 2, wanted: 201, send: signIn },
    { name: 'publish', perSecond: 10, wanted: 201, send: publish },
  ];
  return calls;
}
