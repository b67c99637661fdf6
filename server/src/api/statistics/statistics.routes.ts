import { Statistics } from 'shared-api/contract/statistics.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { StatisticsService } from './statistics.service.ts';

export const statisticsRoutes: Routes<{ statisticsService: StatisticsService }> = async (
  app,
  { statisticsService },
) => {
  app.get('/dashboard/statics', { schema: { response: { 200: Statistics } } }, async (request) =>
    statisticsService.get(request.viewer()),
  );
};
