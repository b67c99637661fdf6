import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['server/src/operate.ts', ...process.argv.slice(2)]);
