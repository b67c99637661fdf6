import type pg from 'pg';

export type Size = { members: number; posts: number };

const batchRows = 50_000;
const wordsOfPost = 30;

/** Built once at the end: keeping them while a million rows come takes many times as long. */
const searchIndexes = {
  posts_search: 'posts using gin (search gin_trgm_ops)',
  members_search: 'members using gin (search gin_trgm_ops)',
  members_directory: 'members using gin (directory gin_trgm_ops)',
};

async function inBatches(from: number, to: number, insert: (first: number, last: number) => Promise<unknown>) {
  for (let first = from + 1; first <= to; first += batchRows) await insert(first, Math.min(first + batchRows - 1, to));
}

async function countOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ total: number }>(`select count(*)::int as total from ${table}`);
  return rows[0]?.total ?? 0;
}

async function wordsOfDemo(client: pg.Client) {
  const { rows } = await client.query<{ text: string }>('select text from posts');
  return [...new Set(rows.flatMap(({ text }) => text.split(/\s+/)))].filter(({ length }) => length > 2);
}

const aText = (words: string[]) =>
  Array.from({ length: wordsOfPost }, () => words[Math.floor(Math.random() * words.length)]).join(' ');

/**
 * Offices of all provinces, members and posts up to so many in all. Each post is thirty words of the demo's own posts in
 * another order, so that a search meets some of them and not all. Members sign in with the demo's password.
 */
export async function fillPortal(client: pg.Client, { members, posts }: Size) {
  await client.query("set maintenance_work_mem = '1GB'");
  for (const name of Object.keys(searchIndexes)) await client.query(`drop index ${name}`);
  await client.query(`insert into offices (name, kind, email, phone)
    select 'مكتب ' || n, 'provincial', 'o' || n || '@portal.example', '029 10 00 00'
    from generate_series((select count(*) from offices) + 1, 59) n`);
  await inBatches(await countOf(client, 'members'), members, (first, last) =>
    client.query(
      `insert into members (name, email, phone, password_hash, role, is_active, office_id, admitted_at, created_at)
       select 'عضو ' || n, 'm' || n || '@portal.example', '0550 00 00 00',
              (select password_hash from members where email = 'om@portal.example'), 'OM', true, o.id, now(),
              now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n
       join (select id, row_number() over (order by name) - 1 as place, count(*) over () as offices
             from offices where kind = 'provincial') o on o.place = n % o.offices`,
      [first, last],
    ),
  );
  await client.query(`create temporary table authors as
    select id, office_id, row_number() over (order by created_at desc) - 1 as place from members limit 10000`);
  const words = await wordsOfDemo(client);
  await inBatches(await countOf(client, 'posts'), posts, (first, last) =>
    client.query(
      `insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
       select 'نشاط ' || n, '<p>' || words || '</p>', words, left(words, 250),
              case when n % 4 = 0 then 'Ad' else 'Post' end, a.id, a.office_id, now() - n * interval '1 minute'
       from (select $1::int + row - 1 as n, words from unnest($2::text[]) with ordinality as each (words, row)) as each
       join authors a on a.place = n % (select count(*) from authors)`,
      [first, Array.from({ length: last - first + 1 }, () => aText(words))],
    ),
  );
  for (const [name, on] of Object.entries(searchIndexes)) await client.query(`create index ${name} on ${on}`);
  await client.query('vacuum analyze');
}
