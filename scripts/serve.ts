import { readEnv } from '../server/src/platform/env/env.ts';
import { frontEnds } from './build.ts';
import { explain } from './explain.ts';
import { buildUnlessRolledBack, publishBuilt } from './publish-built.ts';

try {
  // the portal serves nothing that was not published
  const { registry } = readEnv(process.env);
  await publishBuilt(registry, await buildUnlessRolledBack(registry, frontEnds), 'npm start');
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
await import('../server/src/main.ts');
