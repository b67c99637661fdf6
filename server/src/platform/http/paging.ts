import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from 'shared-api/contract/wire/query.contract';
import { fieldSentence } from '../../messages.ts';
import { validationFailed } from '../errors.ts';
import { knownUrl } from './known-url.ts';

/** Where a list continues: after this row, newest first. */
export type Position = { at: Date; id: string };

export const encodeCursor = ({ at, id }: Position) => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

export const badCursor = (error = 'invalid') => validationFailed({ cursor: fieldSentence('cursor', error) });

/** Where the requested list continues. @throws Rejection 400 for an invalid cursor */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (!/^\d{1,14}$/.test(at) || !isId(id) || rest.length > 0) throw badCursor();
  return { at: new Date(Number(at)), id };
}

/** The `Link` header that leads to the rest of a list; a list of another order brings its own cursor. */
function nextLink(url: string, next: Position | string) {
  const { pathname, searchParams } = new URL(url, 'http://portal.internal');
  searchParams.set('cursor', typeof next === 'string' ? next : encodeCursor(next));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** The page of rows that were queried with one more than it holds; `last` is there while more follow. */
export function toResultPage<Row>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  return { items, last: rows.length > limit ? items.at(-1) : undefined };
}

/** What a list says of itself beside its rows. */
export const listHeaders = ['link', 'x-total-count'];

type Page = { total?: number; next: Position | string | undefined };

/** Puts the length of the list, where it was counted, and the link to its next page into the headers. */
export function describePage(request: FastifyRequest, reply: FastifyReply, { total, next }: Page) {
  if (total !== undefined) reply.header('x-total-count', total);
  if (next) reply.header('link', nextLink(knownUrl(request), next));
}
