import { chromium } from './chromium.mjs';
import { install, node, run } from './set-up.mjs';

install();
process.exitCode = await run(node, ['bench/main.ts', ...process.argv.slice(2)], { CHROMIUM: chromium() });
