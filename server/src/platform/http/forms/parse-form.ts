import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from 'shared-api/contract/limits';
import { serverLimits } from '../../../limits.ts';
import { Refusal, tooLarge, validationFailed } from '../../errors.ts';

/** `fieldSize` is enough for a text with pictures inside it. */
const bounds = {
  fileSize: limits.uploadBytes,
  fieldSize: limits.formFieldBytes,
  files: 1,
  fields: serverLimits.maxFormFields,
  parts: serverLimits.maxFormFields + 1,
};
const limitEvents = ['partsLimit', 'filesLimit', 'fieldsLimit'];

function openParser(headers: IncomingHttpHeaders) {
  return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: bounds });
}

async function parse(body: Readable, headers: IncomingHttpHeaders, pictureField: string) {
  const parser = openParser(headers);
  const refuse = () => parser.destroy(tooLarge());
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  for (const event of limitEvents) parser.on(event, refuse);
  parser.on('field', (name, value, _, isCut) => (isCut ? refuse() : fields.set(name, value)));
  parser.on('file', (name, file) => {
    file.on('limit', refuse);
    file.on('error', (error) => parser.destroy(error));
    file.on('data', (chunk: Buffer) => name === pictureField && chunks.push(chunk));
  });
  await pipeline(body, parser);
  return { fields: Object.fromEntries(fields), picture: chunks.length > 0 ? Buffer.concat(chunks) : undefined };
}

/** The parser's errors are about what was sent; the disk's are not. */
const isOurFault = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The fields of a multipart form, and the file of one of them. @throws Refusal */
export async function parseForm(body: Readable, headers: IncomingHttpHeaders, pictureField: string) {
  try {
    return await parse(body, headers, pictureField);
  } catch (error) {
    throw error instanceof Refusal || isOurFault(error) ? error : validationFailed();
  }
}
