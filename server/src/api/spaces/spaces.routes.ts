import {
  NationalOfficeReply,
  ProvincialOfficeReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from 'shared-api/contract/spaces.contract';
import * as v from 'valibot';
import { ById, Limit } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { SpacesService } from './spaces.service.ts';

const Bounded = v.object({ limit: Limit });

export const spacesRoutes: Routes<{ spacesService: SpacesService }> = async (app, { spacesService }) => {
  app.get('/org/secretary-general', { schema: { response: { 200: SecretaryGeneralReply } } }, () =>
    spacesService.secretaryGeneral(),
  );

  const national = { schema: { querystring: Bounded, response: { 200: NationalOfficeReply } } };
  app.get('/org/national-office', national, (request) => spacesService.nationalOffice(request.query.limit));

  app.get('/org/provincial-offices', { schema: { response: { 200: ProvincialOfficesReply } } }, () =>
    spacesService.provincialOffices(),
  );

  const provincial = { schema: { params: ById, querystring: Bounded, response: { 200: ProvincialOfficeReply } } };
  app.get('/org/provincial-offices/:id', provincial, (request) =>
    spacesService.provincialOffice(request.params.id, request.query.limit),
  );
};
