import type pg from 'pg';
import { addMembers, addPosts, fillOffices } from '../start/fill.ts';

const wordsOfPost = 30;
const textsOfBatch = 10_000;

/** Built once at the end: keeping them while a million rows come takes many times as long. */
const searchIndexes = {
  posts_search: 'posts using gin (search gin_trgm_ops)',
  members_search: 'members using gin (search gin_trgm_ops)',
  members_directory: 'members using gin (directory gin_trgm_ops)',
};

/**
 * Adds offices, members and posts. Each post is thirty words of the demo's own posts in another order, so that a search meets some
 * of them and not all.
 */
export async function fillMillion(client: pg.Client, { members, posts }: { members: number; posts: number }) {
  const { rows } = await client.query<{ text: string }>('select text from posts');
  const words = [...new Set(rows.flatMap(({ text }) => text.split(/\s+/)))].filter(({ length }) => length > 2);
  const aText = () =>
    Array.from({ length: wordsOfPost }, () => words[Math.floor(Math.random() * words.length)]).join(' ');
  await client.query("set maintenance_work_mem = '1GB'");
  for (const name of Object.keys(searchIndexes)) await client.query(`drop index ${name}`);
  await fillOffices(client);
  await addMembers(client, members);
  await addPosts(client, posts, () => Array.from({ length: textsOfBatch }, aText));
  for (const [name, on] of Object.entries(searchIndexes)) await client.query(`create index ${name} on ${on}`);
  await client.query('vacuum analyze');
}
