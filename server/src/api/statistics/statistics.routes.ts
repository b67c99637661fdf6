import { Statistics } from 'shared-api/contract/statistics.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { StatisticsService } from './statistics.service.ts';

export const statisticsRoutes: Routes<{ statistics: StatisticsService }> = async (app, { statistics }) => {
  app.get('/dashboard/statics', { schema: { response: { 200: Statistics } } }, async (request) =>
    statistics.of(request.viewer()),
  );
};
