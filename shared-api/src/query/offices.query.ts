import { listQuery } from 'shared-api/query';
import { fetchOfficesOfScope } from '../client/offices.client.ts';

/** The offices of the viewer's scope: of the whole organisation, or the one. All stand on one page. */
export const officesList = listQuery('offices', 'offices', (_: object, signal) => fetchOfficesOfScope(signal));
