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

function openParser(headers: IncomingHttpHeaders) {
  const parts = serverLimits.maxFormFields + 1;
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { parts },
    // the parser decodes a field at once, and so keeps everybody waiting for a long text; a stream arrives in pieces
    isPartAFile: () => true,
  });
}

async function parse(body: Readable, headers: IncomingHttpHeaders, shape: FormShape) {
  const parser = openParser(headers);
  const reject = () => parser.destroy(tooLarge());
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  let files = 0;
  let fieldsBegun = 0;
  let fileBytes = 0;
  let textBytes = 0;
  parser.on('partsLimit', reject);

  function readFile(name: string, file: Readable) {
    files += 1;
    if (files > 1) reject();
    file.on('data', (chunk: Buffer) => {
      fileBytes += chunk.length;
      if (fileBytes > limits.uploadBytes) reject();
      else if (name === shape.picture) chunks.push(chunk);
    });
  }

  function readField(name: string, field: Readable) {
    fieldsBegun += 1;
    if (fieldsBegun > serverLimits.maxFormFields) reject();
    const pieces: string[] = [];
    field.setEncoding('utf8');
    field.on('data', (piece: string) => {
      textBytes += Buffer.byteLength(piece);
      if (textBytes > maxTextBytes(shape)) reject();
      else pieces.push(piece);
    });
    field.on('end', () => fields.set(name, pieces.join('')));
  }

  parser.on('file', (name, part, fileName: string | undefined, _, type) => {
    part.on('error', (error) => parser.destroy(error));
    if (fileName === undefined && type !== 'application/octet-stream') readField(name, part);
    else readFile(name, part);
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
