import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { startProcess, temporaryFolder } from './processes.ts';

const root = resolve(import.meta.dirname, '..');

/** What the server takes for its only user. */
export const bucketVariables = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A real S3 server as a process, which ends with `stack`: the URL of its bucket, and where one reaches an object of it. */
export async function startBucket(stack: AsyncDisposableStack) {
  const script = join(root, 'deploy/src/testing/run-s3-server.ts');
  const child = startProcess(stack, process.execPath, [script, temporaryFolder(stack, 'bucket')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout ?? child, 'data');
  const url = String(line).trim();
  const { searchParams, host, pathname } = new URL(url);
  const addressOf = (path: string) => `${searchParams.get('endpoint')}/${host}${pathname}/${path}`;
  return { url, addressOf };
}
