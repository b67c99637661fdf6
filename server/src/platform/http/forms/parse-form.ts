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

/** As the parser tells them apart by itself: a field has no name of a file, and is no `application/octet-stream`. */
const isField = (fileName: string | undefined, type: string) =>
  fileName === undefined && type !== 'application/octet-stream';

function openParser(headers: IncomingHttpHeaders) {
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { parts: serverLimits.maxFormFields + 1 },
    // a field that the parser reads itself is decoded at once, and blocks the event loop; all are UTF-8, as browsers send them
    isPartAFile: () => true,
  });
}

/** Reads the parts as they arrive, and calls `reject` past a bound. */
function partsReader(shape: FormShape, reject: () => void) {
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  const read = { fields: 0, files: 0, textBytes: 0, fileBytes: 0 };

  function readFile(name: string, file: Readable) {
    read.files += 1;
    if (read.files > 1) reject();
    file.on('data', (chunk: Buffer) => {
      read.fileBytes += chunk.length;
      if (read.fileBytes > limits.uploadBytes) reject();
      else if (name === shape.picture) chunks.push(chunk);
    });
  }

  function readField(name: string, field: Readable) {
    read.fields += 1;
    if (read.fields > serverLimits.maxFormFields) reject();
    const pieces: string[] = [];
    field.setEncoding('utf8');
    field.on('data', (piece: string) => {
      read.textBytes += Buffer.byteLength(piece);
      if (read.textBytes > maxTextBytes(shape)) reject();
      else pieces.push(piece);
    });
    field.on('end', () => fields.set(name, pieces.join('')));
  }

  return {
    readFile,
    readField,
    result: () => ({
      fields: Object.fromEntries(fields),
      picture: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    }),
  };
}

async function parse(body: Readable, headers: IncomingHttpHeaders, shape: FormShape) {
  const parser = openParser(headers);
  const reject = () => parser.destroy(tooLarge());
  const { readFile, readField, result } = partsReader(shape, reject);
  parser.on('partsLimit', reject);
  parser.on('file', (name, part, fileName: string | undefined, _, type) => {
    part.on('error', (error) => parser.destroy(error));
    if (isField(fileName, type)) readField(name, part);
    else readFile(name, part);
  });
  await pipeline(body, parser);
  return result();
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
