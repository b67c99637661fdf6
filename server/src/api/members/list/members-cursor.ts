import { MemberSort } from 'shared-api/contract/members/members.contract';
import { isId } from 'shared-api/contract/wire/query.contract';
import * as v from 'valibot';
import { badCursor } from '../../../platform/http/paging.ts';

/** Where a list of members continues: after this row, in this order. */
export type MemberPosition = { sort: MemberSort; key: string; id: string };

const Parts = v.object({ s: MemberSort, k: v.string(), i: v.pipe(v.string(), v.check(isId)) });

export const encodeMemberCursor = ({ sort, key, id }: MemberPosition) =>
  Buffer.from(JSON.stringify({ s: sort, k: key, i: id })).toString('base64url');

/** As we wrote it: `Date.parse` takes `1` for a date as well, and years that the database does not know. */
const isTimestamp = (text: string) =>
  /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const holdsItsKey = ({ s, k }: v.InferOutput<typeof Parts>) => s.endsWith('name') || isTimestamp(k);

const MemberCursor = v.pipe(v.string(), v.parseJson(), Parts, v.check(holdsItsKey));

/** Where the requested list continues. @throws Rejection 400 for a cursor of another order */
export function memberPositionOf(cursor: string | undefined, sort: MemberSort): MemberPosition | undefined {
  if (cursor === undefined) return undefined;
  const parsed = v.safeParse(MemberCursor, Buffer.from(cursor, 'base64url').toString());
  if (!parsed.success) throw badCursor();
  const { s, k, i } = parsed.output;
  if (s !== sort) throw badCursor('other_order');
  return { sort, key: k, id: i };
}
