import type { Role } from 'shared-api/contract/members/members.contract';
import { isHeadOfOffice } from 'shared-api/contract/members/members.policy';
import { useQuery } from 'shared-api/query';
import { headOfOfficeQuery } from 'shared-api/query/members.query';
import { messages } from './messages.ts';
import { useOffices } from './use-offices.ts';

type Wanted = { id?: string; role: Role; officeId: string };

/** Says whom an office has as its head already, where `wanted` would be a second one. A later refetch holds up no press. */
export function useSecondHead({ id, role, officeId }: Wanted) {
  const { offices } = useOffices();
  const enabled = isHeadOfOffice({ role }) && officeId !== '';
  const query = useQuery({ ...headOfOfficeQuery(officeId), enabled });
  const { data: head, isError, isFetching, isFetchedAfterMount } = query;
  const office = offices.find((each) => each.id === officeId)?.name ?? head?.office.name ?? '';
  const isSecond = enabled && head && head.id !== id;
  const known = isSecond ? messages.secondHead(office, head.name) : '';
  return {
    isComing: isFetching && !isFetchedAfterMount,
    sentence: enabled && isError ? messages.maySecondHead : known,
  };
}
