import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['scripts/dev.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
