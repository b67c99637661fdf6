type Database = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };

const batchRows = 50_000;
const words = 'قامت اللجنة الولائية بتنظيم يوم تضامني لفائدة الطلبة الجدد في الإقامات الجامعية ';

async function countOf(db: Database, table: string) {
  const { rows } = await db.query(`select count(*)::int as total from ${table}`);
  return (rows as { total: number }[])[0]?.total ?? 0;
}

async function inBatches(from: number, to: number, insert: (first: number, last: number) => Promise<unknown>) {
  for (let first = from + 1; first <= to; first += batchRows) await insert(first, Math.min(first + batchRows - 1, to));
}

/** Provincial offices up to as many offices as the organisation has. */
export const fillOffices = (db: Database) =>
  db.query(`insert into offices (name, kind, email, phone)
    select 'مكتب ' || n, 'provincial', 'o' || n || '@portal.example', '029 10 00 00'
    from generate_series((select count(*) from offices) + 1, 59) n`);

/** Adds members to all offices in turn, who came one a minute. They sign in with the demo's password, as `m12@portal.example`. */
export async function addMembers(db: Database, count: number) {
  const existing = await countOf(db, 'members');
  await inBatches(existing, existing + count, (first, last) =>
    db.query(
      `with places as (select id, row_number() over (order by name) - 1 as place from offices)
       insert into members (name, email, phone, password_hash, role, is_active, office_id, bio, admitted_at, created_at)
       select 'عضو ' || n, 'm' || n || '@portal.example', '0550 00 00 00',
              (select password_hash from members where email = 'om@portal.example'), 'OM', true, places.id, $3, now(),
              now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n join places on place = n % (select count(*) from places)`,
      [first, last, words.repeat(2)],
    ),
  );
}

/** Adds posts, one a minute, of members of all offices; each has the next of `texts`, which are asked for by batch. */
export async function addPosts(db: Database, count: number, texts = () => [words.repeat(6)]) {
  const existing = await countOf(db, 'posts');
  await inBatches(existing, existing + count, (first, last) =>
    db.query(
      `with authors as (select id, office_id, row_number() over (order by created_at desc) - 1 as place
                        from members order by place limit 10000),
            texts as (select text, place from unnest($3::text[]) with ordinality as each (text, place))
       insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
       select 'نشاط ' || n, '<p>' || text || '</p>', text, left(text, 250), case when n % 4 = 0 then 'Ad' else 'Post' end,
              a.id, a.office_id, now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n
       join authors a on a.place = n % (select count(*) from authors)
       join texts t on t.place = 1 + n % (select count(*) from texts)`,
      [first, last, texts()],
    ),
  );
}

/** Up to so many members and posts in all, and all offices. */
export async function fillPortal(db: Database, { members, posts = 0 }: { members: number; posts?: number }) {
  await fillOffices(db);
  await addMembers(db, members - (await countOf(db, 'members')));
  await addPosts(db, posts - (await countOf(db, 'posts')));
  await db.query('vacuum analyze');
}
