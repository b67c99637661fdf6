/** A word that finds the same number of members whatever the size. */
export const needle = 'needle';
const needles = 20;

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Fills a portal up to `size` members in all its offices, who came over the last years. */
export async function growTo(size: number, query: Query) {
  await query(
    `with names as (select array_agg(name order by id) as all_names from (select id, name from members limit 200) as known),
          places as (select array_agg(id order by id) as all_offices from offices),
          missing as (select greatest(0, $1 - count(*))::int as n, count(*)::int as first from members where deleted_at is null)
     insert into members (name, email, password_hash, phone, role, office_id, is_active, admitted_at, created_at)
     select all_names[1 + i % 200],
            case when i - first < $2::int then $3::text || '-' || i else 'crowd-' || i end || '@portal.example',
            '', '+213 55 ' || i, 'OM', all_offices[1 + i % array_length(all_offices, 1)], i % 5 <> 0, now(),
            now() - make_interval(mins => i * 15)
     from missing, names, places, generate_series(first, first + n - 1) as i`,
    [size, needles, needle],
  );
  await query('analyze', []);
}
