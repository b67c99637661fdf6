import { type Agent, get } from 'node:http';

export type Asked = { isWhole: boolean; body: Buffer };

/** A name of the portal that nobody asked by before: pages are kept for each of its names. */
let lastPort = 0;
function anotherHost() {
  lastPort = (lastPort % 65_000) + 1;
  return `localhost:${lastPort}`;
}

/**
 * Asks as browsers do for a page that is not kept, and reads the whole answer. Whole are pages that the server rendered: of the
 * others nobody may keep a copy.
 */
export const askPage = (url: string, agent: Agent, encoding = 'br') =>
  new Promise<Asked>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding, host: anotherHost() } }, (reply) => {
      const isWhole = reply.statusCode === 200 && reply.headers['cache-control'] !== 'no-store';
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      reply.on('end', () => resolve({ isWhole, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

/** The pages that are measured, by their names; the post is the latest of the demo data. */
export async function findPages(origin: string) {
  const reply = await fetch(`${origin}/api/post?limit=1`);
  const [post] = (await reply.json()) as { id: string }[];
  if (!post) throw new Error('there is no post');
  return new Map([
    ['/', `${origin}/`],
    ['/posts/:id', `${origin}/posts/${post.id}`],
    ['/organization/provincial-offices', `${origin}/organization/provincial-offices`],
  ]);
}
