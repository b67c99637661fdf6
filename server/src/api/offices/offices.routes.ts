import {
  AddOfficeForm,
  EditOfficeForm,
  ManagedOfficesReply,
  OfficeReply,
  OfficesReply,
} from 'shared-api/contract/offices/offices.contract';
import { canAddOffices, canCloseOffices } from 'shared-api/contract/offices/offices.policy';
import { ById } from 'shared-api/contract/wire/query.contract';
import { messages } from '../../messages.ts';
import { actorOf, allow } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { OfficesService } from './offices.service.ts';

type Parts = {
  officesService: OfficesService;
  /** Answers everybody the same, out of the database for readers. */
  publicOfficesService: Pick<OfficesService, 'listActive'>;
};

export const officesRoutes: Routes<Parts> = async (app, { officesService, publicOfficesService }) => {
  const all = { schema: { response: { 200: OfficesReply } }, config: { isSameForAll: true } } as const;
  app.get('/auth/offices', all, async () => ({ offices: await publicOfficesService.listActive() }));

  app.get('/dashboard/offices', { schema: { response: { 200: ManagedOfficesReply } } }, async (request) => ({
    offices: await officesService.list(request.viewer()),
  }));

  const add = {
    schema: { response: { 201: OfficeReply } },
    config: { form: { schema: AddOfficeForm, picture: 'cover' } },
    onRequest: allow(canAddOffices),
  };
  app.post('/dashboard/office', add, async (request, reply) => {
    const { fields, picture } = await readForm(request, AddOfficeForm, { picture: 'cover' });
    const office = await officesService.add(actorOf(request), fields, picture);
    return reply.code(201).send({ message: messages.officeAdded, office });
  });

  const edit = {
    schema: { response: { 200: OfficeReply } },
    config: { form: { schema: EditOfficeForm, picture: 'cover' } },
  };
  app.put('/dashboard/office', edit, async (request) => {
    const { fields, picture } = await readForm(request, EditOfficeForm, { picture: 'cover' });
    const office = await officesService.edit(actorOf(request), fields, picture);
    return { message: messages.officeEdited, office };
  });

  const toggle = { schema: { params: ById, response: { 200: OfficeReply } }, onRequest: allow(canCloseOffices) };
  app.put('/dashboard/office/:id/active', toggle, async (request) => {
    const office = await officesService.toggle(actorOf(request), request.params.id);
    return { message: office.isActive ? messages.officeActivated : messages.officeDeactivated, office };
  });
};
