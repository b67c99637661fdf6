import { startS3Server } from './s3-server.ts';

// node deploy/src/testing/run-s3-server.ts FOLDER: prints the URL of a bucket, and serves it until it is ended

const { url } = await startS3Server(process.argv[2] ?? '.');
process.stdout.write(`${url}\n`);
