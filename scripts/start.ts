import { readSigningKey } from 'deploy/registry';
import { readEnv } from '../server/src/platform/env/env.ts';
import { startServer } from '../server/src/start-server.ts';
import { explain } from './explain.ts';
import { printStarted } from './print-started.ts';
import { publishAtStart } from './publish-built.ts';

try {
  const env = readEnv(process.env);
  readSigningKey(process.env); // a wrong one is told before the database is opened
  await startServer(env, { beforeServing: () => publishAtStart(env.registry), onOpen: printStarted });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
