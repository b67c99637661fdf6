import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publishedPosts, readablePosts } from '../../../platform/database/published-posts.ts';
import { holds, termsOf } from '../../../platform/database/search-pattern.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Position } from '../../../platform/http/paging.ts';
import { withAuthors } from '../posts.repository.ts';

export type PostFilter = {
  type?: PostType | undefined;
  office?: string | undefined;
  author?: string | undefined;
  q?: string | undefined;
  /** Announcements that ended too, which readers do not find. */
  withExpired?: boolean | undefined;
};

const chosenPosts = (db: Db, { withExpired }: PostFilter) => (withExpired ? readablePosts(db) : publishedPosts(db));

/** Also one for signs alone, which finds nothing. */
const isSearch = (q = '') => q.trim() !== '';

const all = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/**
 * Each word in the post or in its author's name. The index looks up all words at once: few posts have all of them, and many
 * have each. The posts of authors whom a word names are looked through besides.
 */
export function mentions(words: string[]) {
  const inPost = (word: string) => holds(sql`posts.search`, word);
  const inName = (word: string) => holds(sql`members.search`, word);
  const inEither = (word: string) => any([inPost(word), inName(word)]);
  return sql<SqlBool>`posts.id in (
  select id from posts where ${all(words.map(inPost))}
  union all
  select posts.id from posts join members on members.id = posts.author_id where ${any(words.map(inName))} and ${all(words.map(inEither))})`;
}

const matching =
  ({ type, office, author, q }: PostFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'posts'>) => {
    const terms = termsOf(q);
    return and([
      ...(type ? [eb('posts.type', '=', type)] : []),
      ...(office ? [eb('posts.office_id', '=', office)] : []),
      ...(author ? [eb('posts.author_id', '=', author)] : []),
      ...(terms.length > 0 ? [mentions(terms)] : []),
    ]);
  };

async function countRows(db: Db, filter: PostFilter) {
  const { total } = await chosenPosts(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return total;
}

async function sumCounts(db: Db, { type, office }: PostFilter) {
  const { total } = await db
    .selectFrom('post_counts')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'Post'))
    .$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''))
    .executeTakeFirstOrThrow();
  return total;
}

async function countExpired(db: Db, filter: PostFilter) {
  const { total } = await db
    .selectFrom('posts')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('posts.status', '=', 'expired')
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Its multiples, without their whole part, spread evenly from 0 to 1. */
const goldenRatio = 0.618033988749895;

type Sample = { filter: PostFilter; size: number; seed: number; recentSince: Date };

const inRandomOrder = (seed: number) => sql`md5(posts.id::text || ${String(seed)})`;

/** Out of so many of the newest at most, whatever a busy season brings. */
const recentIds = (db: Db, { filter, size, seed, recentSince }: Sample) =>
  db
    .selectFrom(
      publishedPosts(db)
        .select('posts.id')
        .where(matching(filter))
        .where('posts.published_at', '>=', recentSince)
        .orderBy('posts.published_at', 'desc')
        .orderBy('posts.id', 'desc')
        .limit(sql.lit(serverLimits.maxRecentPosts))
        .as('posts'),
    )
    .select('posts.id')
    .orderBy(inRandomOrder(seed))
    .limit(sql.lit(size))
    .execute();

/** Around a random place in the posts' random order, which costs the same in a small table and a large one. */
const olderIds = (db: Db, side: '>=' | '<', { filter, size, seed, recentSince }: Sample) =>
  publishedPosts(db)
    .select('posts.id')
    .where(matching(filter))
    .where('posts.published_at', '<', recentSince)
    .where('posts.random_key', side, (seed * goldenRatio) % 1)
    .orderBy('posts.random_key')
    .limit(sql.lit(size))
    .execute();

const searchedText = sql<string>`left(posts.text, ${sql.lit(serverLimits.maxTextSearched)})`.as('searchedText');

export const postsListRepository = {
  list: (db: Db, filter: PostFilter, limit: number, after?: Position) =>
    withAuthors(chosenPosts(db, filter))
      .where(matching(filter))
      .$if(isSearch(filter.q), (query) => query.select(searchedText))
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(posts.published_at, posts.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('posts.published_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  /** Counted where an author or words narrow the posts; else a sum over two rows an office. */
  async count(db: Db, filter: PostFilter) {
    if (filter.author || isSearch(filter.q)) return countRows(db, filter);
    return (await sumCounts(db, filter)) + (filter.withExpired ? await countExpired(db, filter) : 0);
  },

  /** The same posts in the same order for the same `seed`; older ones only where there are too few recent ones. */
  async sample(db: Db, sample: Sample) {
    const ids = await recentIds(db, sample);
    for (const side of ['>=', '<'] as const) {
      if (ids.length < sample.size) {
        ids.push(...(await olderIds(db, side, { ...sample, size: sample.size - ids.length })));
      }
    }
    if (ids.length === 0) return [];
    return withAuthors(publishedPosts(db))
      .where(
        'posts.id',
        'in',
        ids.map(({ id }) => id),
      )
      .orderBy(inRandomOrder(sample.seed))
      .execute();
  },

  /** The newest, and the pinned ones however old. */
  listOfAuthor: (db: Db, author: string, limit: number) =>
    withAuthors(publishedPosts(db))
      .where('posts.author_id', '=', author)
      .orderBy('posts.is_pinned', 'desc')
      .orderBy('posts.published_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),
};
