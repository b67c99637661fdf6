export { run } from '../commands/run.ts';
export { aContract, aDist, aFolder, aHostContract } from './a-dist.ts';
export { anS3Server } from './an-s3-server.ts';
export { aTypedShell, someShellTypes } from './some-shell-types.ts';
