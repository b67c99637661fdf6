import { PendingWork } from 'shared-api/contract/pending.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { PendingService } from './pending.service.ts';

export const pendingRoutes: Routes<{ pendingService: PendingService }> = async (app, { pendingService }) => {
  app.get('/dashboard/pending', { schema: { response: { 200: PendingWork } } }, (request) =>
    pendingService.read(request.viewer()),
  );
};
