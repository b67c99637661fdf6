import { aFolder } from './a-dist.ts';

const closers: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closers.splice(0).map((close) => close())));

/** An S3 server of one's own, gone after the tests of the file; answers the URL of an empty bucket. */
export async function anS3Server(options?: { hasConditionalWrites: boolean }) {
  const { s3Credentials, startS3Server } = await import('./s3-server.ts'); // few tests need one, and s3rver is large
  Object.assign(process.env, s3Credentials);
  const { url, close } = await startS3Server(await aFolder(), options);
  closers.push(close);
  return url;
}
