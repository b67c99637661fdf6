import { PublishRefused } from 'deploy/errors';
import { readEnv } from '../server/src/platform/env/env.ts';
import { frontEnds } from './build.ts';
import { explain } from './explain.ts';
import { buildAndOmitRolledBack, publishBuilt } from './publish-built.ts';

try {
  // the portal serves nothing that was not published
  const { registry } = readEnv(process.env);
  const wanted = await buildAndOmitRolledBack(registry, frontEnds);
  await publishBuilt(registry, wanted, 'npm start').catch((error: unknown) => {
    // built for a shell that was rolled back: what is live goes on
    if (!(error instanceof PublishRefused) || wanted.length === frontEnds.length) throw error;
    process.stderr.write(`${explain(error)}\n`);
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
await import('../server/src/main.ts');
