import { loadStatus, useQuery } from 'shared-api/query';
import { officesList } from 'shared-api/query/offices.query';

/** The offices of the viewer's scope. Many parts of a page read them: they are loaded once, and when they change. */
export function useOffices() {
  const query = useQuery({ ...officesList({}), staleTime: Number.POSITIVE_INFINITY });
  return { offices: query.data?.items ?? [], status: loadStatus(query), retry: query.refetch };
}
