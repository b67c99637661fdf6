import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from 'shared-api/contract/limits';
import { serverLimits } from '../../../limits.ts';
import { Rejection, tooLarge, validationFailed } from '../../errors.ts';

/** What a form may hold besides its fields: the name of its one file, and how long a text with pictures inside it may be. */
export type FormShape = { picture: string; richTextBytes?: number };

/** All fields together. */
export const maxTextBytes = ({ richTextBytes = 0 }: FormShape) => richTextBytes + serverLimits.maxFieldsBytes;

const limitEvents = ['partsLimit', 'filesLimit', 'fieldsLimit'];

function openParser(headers: IncomingHttpHeaders, shape: FormShape) {
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: {
      fileSize: limits.uploadBytes,
      fieldSize: maxTextBytes(shape),
      files: 1,
      fields: serverLimits.maxFormFields,
      parts: serverLimits.maxFormFields + 1,
    },
  });
}

async function parse(body: Readable, headers: IncomingHttpHeaders, shape: FormShape) {
  const parser = openParser(headers, shape);
  const reject = () => parser.destroy(tooLarge());
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  let textBytes = 0;
  for (const event of limitEvents) parser.on(event, reject);
  parser.on('field', (name, value, _, isCut) => {
    textBytes += Buffer.byteLength(value);
    if (isCut || textBytes > maxTextBytes(shape)) reject();
    else fields.set(name, value);
  });
  parser.on('file', (name, file) => {
    file.on('limit', reject);
    file.on('error', (error) => parser.destroy(error));
    file.on('data', (chunk: Buffer) => name === shape.picture && chunks.push(chunk));
  });
  await pipeline(body, parser);
  return { fields: Object.fromEntries(fields), picture: chunks.length > 0 ? Buffer.concat(chunks) : undefined };
}

/** The disk's errors are the server's; the parser's are about what was sent. */
const isServerError = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The fields of a multipart form, and the file of one of them. @throws Rejection */
export async function parseForm(body: Readable, headers: IncomingHttpHeaders, shape: FormShape) {
  try {
    return await parse(body, headers, shape);
  } catch (error) {
    throw error instanceof Rejection || isServerError(error) ? error : validationFailed();
  }
}
