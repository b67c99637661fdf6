import { aFolder } from './a-dist.ts';
import { s3Credentials, startS3Server } from './s3-server.ts';

const closers: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closers.splice(0).map((close) => close())));

/** An S3 server of one's own, gone after the tests of the file; answers the URL of an empty bucket. */
export async function anS3Server(options?: { hasConditionalWrites: boolean }) {
  Object.assign(process.env, s3Credentials);
  const { url, close } = await startS3Server(await aFolder(), options);
  closers.push(close);
  return url;
}
