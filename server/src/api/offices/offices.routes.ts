import { OfficesReply } from 'shared-api/contract/session.contract';
import type { Routes } from '../../platform/http/validation.ts';
import { inArabicOrder } from './offices.presenter.ts';
import type { OfficesRepository } from './offices.repository.ts';

export const officesRoutes: Routes<{ offices: OfficesRepository }> = async (app, { offices }) => {
  app.get('/auth/offices', { schema: { response: { 200: OfficesReply } } }, async () => ({
    offices: inArabicOrder(await offices.listActive()),
  }));
};
