import { readEnv } from '../server/src/platform/env/env.ts';
import { startServer } from '../server/src/start-server.ts';
import { explain } from './explain.ts';
import { printStarted } from './print-started.ts';

// what `npm run dev` starts again whenever the server's sources change
try {
  await startServer(readEnv(process.env), { onOpen: printStarted });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
