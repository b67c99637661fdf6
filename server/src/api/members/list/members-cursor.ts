import { MemberSort } from 'shared-api/contract/managed-members.contract';
import * as v from 'valibot';
import { uuid } from '../../../platform/http/paging.ts';

/** Where a list of members goes on: after this row, in this order. */
export type MemberPosition = { sort: MemberSort; key: string; id: string };

const Parts = v.object({ s: MemberSort, k: v.string(), i: v.pipe(v.string(), v.regex(uuid)) });

export const encodeMemberCursor = ({ sort, key, id }: MemberPosition) =>
  Buffer.from(JSON.stringify({ s: sort, k: key, i: id })).toString('base64url');

/** As we wrote it: `Date.parse` takes `1` for a date as well, and years that the database does not know. */
const isTimestamp = (text: string) =>
  /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const holdsItsKey = ({ s, k }: v.InferOutput<typeof Parts>) => s.endsWith('name') || isTimestamp(k);

export const MemberCursor = v.pipe(
  v.string(),
  v.transform((cursor) => Buffer.from(cursor, 'base64url').toString()),
  v.parseJson(),
  Parts,
  v.check(holdsItsKey),
  v.transform(({ s, k, i }): MemberPosition => ({ sort: s, key: k, id: i })),
);
