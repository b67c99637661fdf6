import { readEnv } from './platform/env/env.ts';
import { StartError } from './platform/env/start-error.ts';
import { startServer } from './start-server.ts';

try {
  await startServer(readEnv(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
