import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findCommit, writeResult } from './bench-result.mjs';
import { chromium } from './chromium.mjs';
import { install, node, root, run, stop } from './set-up.mjs';

const benches = JSON.parse(readFileSync(resolve(root, 'bench/benches.json'), 'utf8'));
const given = process.argv.slice(2);
const [name, ...rest] = given[0]?.startsWith('-') === false ? given : ['home', ...given];
const tools = { smoke: { script: 'bench/smoke.ts' }, compare: { script: 'bench/compare.ts' } };
const { script } =
  { ...benches, ...tools }[name] ??
  stop(`There is no bench '${name}': ${Object.keys({ ...benches, ...tools }).join(', ')}`);

install();
const commit = findCommit(); // of what is measured, whatever is committed meanwhile
let printed = '';
const code = await run(node, [script, ...rest], name === 'compare' ? {} : { CHROMIUM: chromium() }, (text) => {
  process.stdout.write(text);
  printed += text;
});
const isMeasured = name in benches && !rest.includes('--smoke') && code <= 1; // past 1 it was interrupted
if (isMeasured) writeResult({ bench: [name, ...rest].join(' '), commit, printed, isWithinLimits: code === 0 });
process.exitCode = code;
