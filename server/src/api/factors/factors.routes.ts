import type { FastifyRequest } from 'fastify';
import {
  AddPasskeyRequest,
  FactorsChangedReply,
  FactorsReply,
  PasskeyName,
  PasskeyOptionsReply,
  TotpCodeRequest,
  TotpSecretReply,
} from 'shared-api/contract/accounts/factors.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { messages } from '../../messages.ts';
import { actorOf, onlyRecent } from '../../platform/http/actor.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { FactorsService } from './factors.service.ts';
import type { PasskeysService } from './passkeys.service.ts';

type Parts = {
  factorsService: FactorsService;
  passkeysService: PasskeysService;
  originOf: (request: FastifyRequest) => string;
};

/** A member's own factors. What changes them asks for a recent password. */
export const factorsRoutes: Routes<Parts> = async (app, { factorsService, passkeysService, originOf }) => {
  const siteOf = (request: FastifyRequest) => ({ origin: originOf(request) });
  const changed = { 200: FactorsChangedReply };

  app.get('/auth/factors', { schema: { response: { 200: FactorsReply } } }, (request) =>
    factorsService.list(request.viewer()),
  );

  const begin = { schema: { response: { 200: PasskeyOptionsReply } }, onRequest: onlyRecent };
  app.post('/auth/passkeys/options', begin, async (request) => ({
    options: { ...(await passkeysService.startRegistration(request.viewer(), siteOf(request))) },
  }));

  const add = { schema: { body: AddPasskeyRequest, response: { 201: FactorsChangedReply } }, onRequest: onlyRecent };
  app.post('/auth/passkeys', add, async (request, reply) => {
    const added = await factorsService.addPasskey(actorOf(request), request.body, siteOf(request));
    return reply.code(201).send({ message: messages.passkeyAdded, ...added });
  });

  const rename = { schema: { params: ById, body: PasskeyName, response: changed } };
  app.put('/auth/passkeys/:id', rename, async (request) => ({
    message: messages.passkeyRenamed,
    ...(await factorsService.renamePasskey(request.viewer(), request.params.id, request.body.name)),
  }));

  const remove = { schema: { params: ById, response: changed }, onRequest: onlyRecent };
  app.delete('/auth/passkeys/:id', remove, async (request) => ({
    message: messages.passkeyRemoved,
    ...(await factorsService.removePasskey(actorOf(request), request.params.id)),
  }));

  const startTotp = { schema: { response: { 200: TotpSecretReply } }, onRequest: onlyRecent };
  app.post('/auth/totp', startTotp, (request) => factorsService.startTotp(request.viewer()));

  const confirmTotp = { schema: { body: TotpCodeRequest, response: changed }, onRequest: onlyRecent };
  app.post('/auth/totp/confirm', confirmTotp, async (request) => ({
    message: messages.totpOn,
    ...(await factorsService.confirmTotp(actorOf(request), request.body.code)),
  }));

  app.delete('/auth/totp', { schema: { response: changed }, onRequest: onlyRecent }, async (request) => ({
    message: messages.totpOff,
    ...(await factorsService.removeTotp(actorOf(request))),
  }));

  app.post('/auth/recovery-codes', { schema: { response: changed }, onRequest: onlyRecent }, async (request) => ({
    message: messages.recoveryCodesMade,
    ...(await factorsService.renewRecoveryCodes(actorOf(request))),
  }));
};
