import { join } from 'node:path';
import { openEmbeddedDatabase } from '../../server/src/platform/database/embedded-database.ts';

/** Announces so many events in the portal of `dataDir`, which nobody may be running: half are over, half are to come. */
export async function fillEvents(dataDir: string, events: number): Promise<void> {
  const db = await openEmbeddedDatabase(join(dataDir, 'db'));
  await db.query(
    `with added as (
       insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
       select 'فعالية ' || n, '<p>نص</p>', 'نص', 'نص', 'Ad', m.id, m.office_id, now() - n * interval '1 minute'
       from generate_series(1, $1::int) n
       join (select id, office_id, row_number() over (order by id) - 1 as place, count(*) over () as total from members) m
         on m.place = n % m.total
       returning id)
     insert into events (post_id, begins_at, ends_at, place, capacity)
     select id, begins_at, begins_at + interval '2 hours', 'قاعة المحاضرات الكبرى', 60
     from (select id, now() + (row_number() over () - $1::int / 2) * interval '1 hour' as begins_at from added) as placed`,
    [events],
  );
  await db.exec('vacuum analyze');
  await db.close();
}
