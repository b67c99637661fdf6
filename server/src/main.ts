import { readEnv } from './platform/env/env.ts';
import { StartError } from './platform/env/start-error.ts';
import { startServer } from './start-server.ts';

try {
  await startServer(readEnv(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
