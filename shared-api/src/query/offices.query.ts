import { listQuery } from 'shared-api/query';
import { fetchManagedOffices } from '../client/managed-offices.client.ts';

/** The offices of the viewer's scope: of the whole organisation, or the one. All stand on one page. */
export const managedOfficesList = listQuery('offices', 'managed offices', (_: object, signal) =>
  fetchManagedOffices(signal),
);
