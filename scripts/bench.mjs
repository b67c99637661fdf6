import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from './chromium.mjs';
import { install, node, root, run, stop } from './set-up.mjs';

const benches = JSON.parse(readFileSync(resolve(root, 'bench/benches.json'), 'utf8'));
const given = process.argv.slice(2);
const [name, ...rest] = given[0]?.startsWith('-') === false ? given : ['home', ...given];
const { script } =
  { ...benches, smoke: { script: 'bench/smoke.ts' } }[name] ??
  stop(`There is no bench '${name}': ${Object.keys(benches).join(', ')}, smoke`);

install();
process.exitCode = await run(node, [script, ...rest], { CHROMIUM: chromium() });
