import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['deploy/src/main.ts', ...process.argv.slice(2)]);
