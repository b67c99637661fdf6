import { chromium } from './chromium.mjs';
import { install, node, run } from './set-up.mjs';

const [name, ...rest] = process.argv.slice(2);
const named = {
  dashboard: 'bench/dashboard/members.ts',
  html: 'bench/pages/check-html.ts',
  lighthouse: 'bench/pages/run-lighthouse.ts',
  office: 'bench/office/main.ts',
  registry: 'bench/registry/fifty-remotes.ts',
};

install();
const command = Object.hasOwn(named, name ?? '') ? [named[name], ...rest] : ['bench/main.ts', ...process.argv.slice(2)];
process.exitCode = await run(node, command, { CHROMIUM: chromium() });
