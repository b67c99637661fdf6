import { installUnlessThere, node, run } from './set-up.mjs';

installUnlessThere();
process.exitCode = await run(node, ['deploy/src/main.ts', ...process.argv.slice(2)]);
