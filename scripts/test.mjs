import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['scripts/run-tests.mjs', ...process.argv.slice(2)]);
