import { installUnlessThere, node, run } from './set-up.mjs';

installUnlessThere();
process.exitCode = await run(node, ['server/src/operate.ts', ...process.argv.slice(2)]);
