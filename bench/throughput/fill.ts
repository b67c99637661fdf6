import type pg from 'pg';

const words = "'قامت اللجنة الولائية بتنظيم يوم تضامني لفائدة الطلبة الجدد في الإقامات الجامعية '";

/** Offices, members and posts up to so many in all, as the tables hold them; what is there already stays. */
export async function fill(client: pg.Client, members: number, posts: number) {
  await client.query(`insert into offices (name, kind, email, phone)
    select 'مكتب ' || n, 'provincial', 'o' || n || '@portal.example', '029 10 00 00'
    from generate_series((select count(*) from offices) + 1, 58) n`);
  await client.query(
    `insert into members (name, email, phone, password_hash, role, is_active, office_id, bio, created_at)
     select 'عضو ' || n, 'm' || n || '@portal.example', '0550 00 00 00', '', 'OM', true, o.id, repeat(${words}, 2),
            now() - n * interval '1 minute'
     from generate_series((select count(*) from members) + 1, $1::int) n
     join (select id, row_number() over (order by name) - 1 as place from offices where kind = 'provincial') o
       on o.place = n % 58`,
    [members],
  );
  await client.query(
    `insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
     select 'نشاط ' || n, '<p>' || repeat(${words}, 6) || '</p>', repeat(${words}, 6), left(repeat(${words}, 6), 250),
            case when n % 4 = 0 then 'Ad' else 'Post' end, m.id, m.office_id, now() - n * interval '1 minute'
     from generate_series((select count(*) from posts) + 1, $1::int) n
     join (select id, office_id, row_number() over (order by created_at) - 1 as place from members) m
       on m.place = n % (select count(*) from members)`,
    [posts],
  );
  await client.query('vacuum analyze');
}
