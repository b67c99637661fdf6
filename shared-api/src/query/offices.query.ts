import { listQuery } from 'shared-api/query';
import { fetchOfficesOfScope } from '../client/offices.client.ts';

/** The offices of the viewer's scope: all of them, or the head's own. One page. */
export const officesList = listQuery('offices', 'offices', (_: object, signal) => fetchOfficesOfScope(signal));
