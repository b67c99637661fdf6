import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

type Check = { key: string; ifNoneMatch: string | undefined; ifMatch: string | undefined };

const bucket = 'portal';
/** What the server takes for its only user. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Hands a request on as it came, with the host it was signed for. */
function forward(incoming: IncomingMessage, reply: ServerResponse, port: number) {
  return new Promise<void>((done) => {
    const { method, url, headers } = incoming;
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply).on('close', done);
    });
    incoming.pipe(onward);
  });
}

const headOf = (port: number, path: string) =>
  new Promise<IncomingHttpHeaders | undefined>((found) => {
    request({ port, host: '127.0.0.1', method: 'HEAD', path }, ({ statusCode, headers }) =>
      found(statusCode === 200 ? headers : undefined),
    ).end();
  });

/** s3rver answers before what it was given is in the file. */
async function untilWritten(port: number, path: string, length: string | undefined) {
  for (;;) if ((await headOf(port, path))?.['content-length'] === length) return;
}

/** As Amazon documents it: 412 when the condition does not hold, 404 for `If-Match` on what is not there. */
async function rejectionOf({ key, ifNoneMatch, ifMatch }: Check, port: number) {
  const etag = (await headOf(port, key))?.etag;
  if (ifNoneMatch === '*' && etag) return { status: 412, code: 'PreconditionFailed' };
  if (ifMatch && !etag) return { status: 404, code: 'NoSuchKey' };
  if (ifMatch && ifMatch !== etag) return { status: 412, code: 'PreconditionFailed' };
  return undefined;
}

function reject(incoming: IncomingMessage, reply: ServerResponse, { status, code }: { status: number; code: string }) {
  incoming.resume();
  reply.writeHead(status, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/**
 * s3rver ignores conditions on writes and shows half-written objects: this proxy checks the conditions and forwards one
 * request at a time, the next when the one before is written.
 * Every fourth conditional write is first answered 409, as Amazon answers when two meet.
 */
function proxyOf(port: number) {
  let last = Promise.resolve();
  let conditional = 0;
  const forwardTo = (incoming: IncomingMessage, reply: ServerResponse) => forward(incoming, reply, port);

  async function write(incoming: IncomingMessage, reply: ServerResponse) {
    const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = incoming.headers;
    const key = new URL(incoming.url ?? '', 'http://s3').pathname;
    const store = async () => {
      await forwardTo(incoming, reply);
      await untilWritten(port, key, incoming.headers['content-length']);
    };
    if (!ifNoneMatch && !ifMatch) return store();
    conditional += 1;
    if (conditional % 4 === 0) return reject(incoming, reply, { status: 409, code: 'ConditionalRequestConflict' });
    const rejection = await rejectionOf({ key, ifNoneMatch, ifMatch }, port);
    if (rejection) return reject(incoming, reply, rejection);
    return store();
  }

  return createServer((incoming, reply) => {
    const serve = incoming.method === 'PUT' ? write : forwardTo;
    last = last.then(() => serve(incoming, reply));
  });
}

/** An S3 server that keeps its objects in `directory`; answers the URL of an empty bucket, and how to end it. */
export async function startS3Server(directory: string, { hasConditionalWrites = true } = {}) {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await s3.run();
  const urlAt = (at: number) => `s3://${bucket}/live?endpoint=http://127.0.0.1:${at}&region=us-east-1`;
  if (!hasConditionalWrites) return { url: urlAt(port), close: () => s3.close() };
  const proxy = proxyOf(port);
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  async function close() {
    proxy.closeAllConnections();
    proxy.close();
    await s3.close();
  }
  return { url: urlAt((proxy.address() as AddressInfo).port), close };
}
