import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { api, aStatistics, signInAs, staffApi, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

export const server = startApiServer();

/** Opens a page of the dashboard, by its path below that, in a portal where nothing waits but what `handlers` answer. */
export function openDashboard(viewer: PrivateMember, path: string, ...handlers: Parameters<typeof server.use>) {
  server.use(...handlers, api.statistics(aStatistics()), ...staffApi.quiet());
  signInAs(viewer);
  return renderRoutes(routes, `/organization/dashboard${path}`);
}
export type User = ReturnType<typeof openDashboard>['user'];
