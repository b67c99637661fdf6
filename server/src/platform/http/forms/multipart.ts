import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { serverLimits } from '../../../limits.ts';
import { unsupportedMedia } from '../../errors.ts';
import { turns } from '../../limits/turns.ts';
import { check } from '../validation.ts';
import { parseForm } from './parse-form.ts';
import { openSpool, type SpooledBody } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Receives the body of a form; undefined of any other request. */
    receiveForm: (() => Promise<SpooledBody>) | undefined;
    /** Settles when the reply is on its way, or its reader is gone. */
    answered: Promise<void> | undefined;
  }
}

export type Form<Schema extends v.GenericSchema> = {
  fields: v.InferOutput<Schema>;
  /** As it was sent: undefined where no file was chosen. */
  picture: Buffer | undefined;
};

const inTurn = turns(serverLimits.maxLargeFormsAtOnce);

/** Lets forms in, whose bodies wait in `folder` for their turn: how many come at once costs no memory. */
export async function addForms(app: FastifyInstance, folder: string) {
  const receive = await openSpool(folder);
  app.decorateRequest('receiveForm', undefined);
  app.decorateRequest('answered', undefined);
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    request.receiveForm = () => receive(payload, request.headers);
    done(null);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return;
    request.answered = new Promise((settle) => {
      for (const event of ['finish', 'close']) reply.raw.once(event, () => settle());
    });
  });
}

/** The turn lasts until the request is answered: so long may what the form holds lie in memory. */
const takeTurn = (answered: Promise<void> | undefined) =>
  new Promise<void>((begin) => {
    inTurn(async () => {
      begin();
      await answered;
    });
  });

/**
 * Reads a multipart form: its fields as the schema wants them, and the file of `pictureField`.
 * @throws Refusal 400 of a field, 413 of what is too long, 415 of what is no form
 */
export async function readForm<Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
  pictureField: string,
): Promise<Form<Schema>> {
  if (!request.receiveForm) throw unsupportedMedia();
  const body = await request.receiveForm();
  try {
    if (body.size > serverLimits.smallFormBytes) await takeTurn(request.answered);
    const { fields, picture } = await parseForm(body.read(), request.headers, pictureField);
    return { fields: check(schema, fields), picture };
  } finally {
    await body.drop();
  }
}
