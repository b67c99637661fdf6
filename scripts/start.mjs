import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['scripts/start.ts'], { NODE_ENV: 'production' });
