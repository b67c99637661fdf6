import {
  OfficeSpaceQuery,
  OfficeSpaceReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from 'shared-api/contract/offices/spaces.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { SpacesService } from './spaces.service.ts';

export const spacesRoutes: Routes<{ spacesService: SpacesService }> = async (app, { spacesService }) => {
  const config = { isSameForAll: true } as const;
  app.get('/org/secretary-general', { schema: { response: { 200: SecretaryGeneralReply } }, config }, () =>
    spacesService.secretaryGeneral(),
  );

  const national = { schema: { querystring: OfficeSpaceQuery, response: { 200: OfficeSpaceReply } }, config };
  app.get('/org/national-office', national, (request) => spacesService.nationalOffice(request.query.limit));

  app.get('/org/provincial-offices', { schema: { response: { 200: ProvincialOfficesReply } }, config }, () =>
    spacesService.provincialOffices(),
  );

  const provincial = {
    schema: { params: ById, querystring: OfficeSpaceQuery, response: { 200: OfficeSpaceReply } },
    config,
  };
  app.get('/org/provincial-offices/:id', provincial, (request) =>
    spacesService.provincialOffice(request.params.id, request.query.limit),
  );
};
