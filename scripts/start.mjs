import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['scripts/serve.ts'], { NODE_ENV: 'production' });
