import { limits } from 'shared-api/contract/limits';
import { MemberSort, type MembersQuery, Role } from 'shared-api/contract/members/members.contract';
import type { Sorting } from 'shared-ui/data-grid';

export const pageSizes = [limits.listDefault, 50, limits.listMax];
const defaultSort: MemberSort = '-createdAt';

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value);

/** What the address asks for; what it says wrongly is not asked. */
export function membersQueryOf(params: URLSearchParams): MembersQuery {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const [q, office, cursor] = [text('q')?.slice(0, limits.searchTerms[1]), text('office'), text('cursor')];
  const role = oneOf(Role.options, params.get('role'));
  const active = oneOf(['true', 'false'], params.get('active'));
  const limit = pageSizes.find((size) => String(size) === params.get('limit'));
  return {
    sort: oneOf(MemberSort.options, params.get('sort')) ?? defaultSort,
    ...(q && { q }),
    ...(office && { office }),
    ...(role && { role }),
    ...(active && { active: active === 'true' }),
    ...(limit && { limit }),
    ...(cursor && { cursor }),
  };
}

export const sortingOf = (sort: MemberSort = defaultSort): Sorting => ({
  id: sort.replace('-', ''),
  desc: sort.startsWith('-'),
});

export const sortOf = ({ id, desc }: Sorting) => `${desc ? '-' : ''}${id}`;
