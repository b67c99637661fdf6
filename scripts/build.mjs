import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['scripts/build.ts', ...process.argv.slice(2)]);
