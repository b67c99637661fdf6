import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import type * as v from 'valibot';
import { serverLimits } from '../../../limits.ts';
import { tooManyRequests, unsupportedMedia } from '../../errors.ts';
import { concurrencyLimit } from '../../limits/concurrency-limit.ts';
import { check } from '../validation.ts';
import { type FormShape, maxTextBytes, parseForm } from './parse-form.ts';
import { type TemporaryUpload, temporaryUploads } from './temporary-upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Receives the body of a form; undefined of any other request. */
    receiveForm: ((maxBytes: number) => Promise<TemporaryUpload>) | undefined;
    /** Settles when the reply was sent or the connection closed. */
    answered: Promise<void> | undefined;
  }
}

export type Form<Schema extends v.GenericSchema> = {
  fields: v.InferOutput<Schema>;
  /** As it was sent: undefined where no file was chosen. */
  picture: Buffer | undefined;
};

const limited = concurrencyLimit(serverLimits.maxLargeFormsAtOnce);

/** Accepts forms; their bodies wait in `folder`, so that many at once cost no memory. */
export async function addForms(app: FastifyInstance, folder: string) {
  const receive = await temporaryUploads(folder);
  app.decorateRequest('receiveForm', undefined);
  app.decorateRequest('answered', undefined);
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    request.receiveForm = (maxBytes) => receive(payload, request.headers, maxBytes);
    done(null);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return;
    request.answered = new Promise((settle) => {
      for (const event of ['finish', 'close']) reply.raw.once(event, () => settle());
    });
  });
}

/** Holds its place until the request is answered: so long the form lies in memory. */
const waitForPlace = (answered: Promise<void> | undefined) =>
  new Promise<void>((begin) => {
    limited(async () => {
      begin();
      await answered;
    });
  });

const formsOfMember = new Map<string, number>();

/** Counts the forms that one member sends at once; answers how to leave. @throws Rejection 429 */
function enterForms(member: string | undefined) {
  if (!member) return () => undefined;
  const count = (formsOfMember.get(member) ?? 0) + 1;
  if (count > serverLimits.maxFormsAtOnce) throw tooManyRequests(serverLimits.retryAfterSeconds);
  formsOfMember.set(member, count);
  return () => {
    const left = (formsOfMember.get(member) ?? 1) - 1;
    if (left > 0) formsOfMember.set(member, left);
    else formsOfMember.delete(member);
  };
}

/**
 * Reads a multipart form: its fields as the schema wants them, and its picture.
 * @throws Rejection 400 of a field, 413 of what is too long, 415 of what is no form
 */
export async function readForm<Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
  shape: FormShape,
): Promise<Form<Schema>> {
  if (!request.receiveForm) throw unsupportedMedia();
  const leave = enterForms(request.member?.id);
  try {
    return await receive(request, request.receiveForm, schema, shape);
  } finally {
    leave();
  }
}

async function receive<Schema extends v.GenericSchema>(
  request: FastifyRequest,
  receiveForm: NonNullable<FastifyRequest['receiveForm']>,
  schema: Schema,
  shape: FormShape,
): Promise<Form<Schema>> {
  const body = await receiveForm(limits.uploadBytes + maxTextBytes(shape));
  try {
    if (body.size > serverLimits.smallFormBytes) await waitForPlace(request.answered);
    const { fields, picture } = await parseForm(body.read(), request.headers, shape);
    return { fields: check(schema, fields), picture };
  } finally {
    await body.drop();
  }
}
