import { join } from 'node:path';
import { openEmbeddedDatabase } from '../../server/src/platform/database/embedded-database.ts';

const text = "'قامت اللجنة الولائية بتنظيم يوم تضامني لفائدة الطلبة الجدد في الإقامات الجامعية '";

/** A new provincial office in the portal of `dataDir`, which nobody may be running. Answers its id. */
export async function fillOffice(
  dataDir: string,
  name: string,
  { members, posts }: { members: number; posts: number },
): Promise<string> {
  const db = await openEmbeddedDatabase(join(dataDir, 'db'));
  const { rows } = await db.query<{ id: string }>(
    `insert into offices (name, kind, email, phone) values ($1, 'provincial', $2, '029 10 00 00') returning id`,
    [name, `${members}@portal.example`],
  );
  const id = rows[0]?.id ?? '';
  await db.query(
    `insert into members (name, email, phone, password_hash, role, is_active, office_id, bio, admitted_at, created_at)
     select 'عضو ' || n, 'm' || n || '-' || $1 || '@portal.example', '0550 00 00 00', '', 'OM', true, $1::uuid,
            repeat(${text}, 2), now(), now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [id, members],
  );
  await db.query(
    `insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
     select 'نشاط ' || n, '<p>' || repeat(${text}, 6) || '</p>', repeat(${text}, 6), left(repeat(${text}, 6), 250),
            case when n % 4 = 0 then 'Ad' else 'Post' end, m.id, $1::uuid, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n
     join (select id, row_number() over (order by created_at) - 1 as place from members where office_id = $1::uuid) m
       on m.place = n % $3::int`,
    [id, posts, members],
  );
  await db.exec('vacuum analyze');
  await db.close();
  return id;
}
