import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import { boundedText } from 'shared-api/contract/text.contract';
import * as v from 'valibot';

/** Where a list goes on: after this row, in the order newest first. */
export type Position = { at: Date; id: string };

const nobody = '00000000-0000-0000-0000-000000000000';
export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An opaque id: one of another form than ours names no row, like any unknown one. */
export const Id = v.pipe(
  v.string(),
  v.transform((id) => (uuid.test(id) ? id : nobody)),
);

export const ById = v.object({ id: Id });

export const count = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'bad_number'),
    v.transform(Number),
    v.minValue(1, 'bad_number'),
    v.maxValue(most, 'bad_number'),
  );

export const Limit = v.optional(count(limits.listMost), String(limits.listDefault));

export const SearchWords = v.pipe(
  boundedText(limits.searchWords),
  v.transform((words) => words.split(/\s+/u).filter(Boolean).slice(0, 8)),
);

export const encodeCursor = ({ at, id }: Position) => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

export const Cursor = v.pipe(
  v.string(),
  v.transform((cursor) => Buffer.from(cursor, 'base64url').toString().split('.')),
  v.check(([at = '', id = '', ...rest]) => /^\d{1,14}$/.test(at) && uuid.test(id) && rest.length === 0),
  v.transform(([at, id = '']): Position => ({ at: new Date(Number(at)), id })),
);

/** The `Link` header that leads to the rest of a list; a list of another order brings its own cursor. */
function nextLink(url: string, next: Position | string) {
  const { pathname, searchParams } = new URL(url, 'http://portal.internal');
  searchParams.set('cursor', typeof next === 'string' ? next : encodeCursor(next));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** The page in rows asked for with one more than it holds; `last` is there while more follow. */
export function toPage<Row>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  return { items, last: rows.length > limit ? items.at(-1) : undefined };
}

type Page = { total: number; next: Position | string | undefined };

/** Says in the headers how long the list is, and where it goes on. */
export function describePage(request: FastifyRequest, reply: FastifyReply, { total, next }: Page) {
  reply.header('x-total-count', total);
  if (next) reply.header('link', nextLink(request.url, next));
}
