import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Portal } from './portal.ts';

const root = resolve(import.meta.dirname, '..');
const runFile = promisify(execFile);

/** Where a portal is, and where its registry lies. */
type Deployed = Pick<Portal, 'origin' | 'dataDir'>;

/** A portal reads its registry once a second; its service worker begins with the number of what is live. */
async function untilServed({ origin }: Deployed, registry: string) {
  const { seq } = JSON.parse(await readFile(join(registry, 'registry/production.json'), 'utf8'));
  const readServed = async () =>
    Number.parseInt((await (await fetch(`${origin}/service-worker.js`)).text()).slice(3), 10);
  await expect.poll(readServed, { intervals: [50] }).toBeGreaterThanOrEqual(seq);
}

/** Runs the deploy tool on a portal's registry, as a team would, and answers what it says when the portal serves it. */
export async function deploy(portal: Deployed, ...args: string[]): Promise<string> {
  const registry = join(portal.dataDir, 'frontends');
  const line = ['deploy/src/main.ts', ...args, '--registry', registry];
  // a machine that is busy with tests still renders each page in time
  const env = { ...process.env, PORTAL_URL: portal.origin, RENDER_TIMEOUT_MS: '5000' };
  const { stdout } = await runFile(process.execPath, line, { cwd: root, env });
  await untilServed(portal, registry);
  return stdout;
}

/**
 * A build of this checkout with some of its files rewritten: another version of the front end, which answers to a name of
 * its own in the browser as every build does. Answers where its `<name>/dist` lies.
 */
async function aVariant({ name, rewrite, files = ({ entry }) => [entry] }: Variant) {
  const folder = await mkdtemp(join(tmpdir(), 'tadamon-variant-'));
  const dist = join(folder, name, 'dist');
  await cp(join(root, name, 'dist'), dist, { recursive: true });
  const contract = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8'));
  const rewritten = files(contract);
  // of the same length, so that the source maps stay right
  const ownName = `${contract.globalName.slice(0, -6)}${randomBytes(3).toString('hex')}`;
  for (const file of globSync('*.{js,json}', { cwd: dist }).concat(rewritten.filter((path) => path.endsWith('.cjs')))) {
    const path = join(dist, file);
    const text = (await readFile(path, 'utf8')).replaceAll(contract.globalName, ownName);
    await writeFile(path, rewritten.includes(file) ? rewrite(file, text) : text);
  }
  return folder;
}

type Variant = {
  name: string;
  /** The files to rewrite; by default the entry of the browsers' build. */
  files?: (contract: { entry: string; chunks: Record<string, string[]> }) => string[];
  rewrite: (file: string, text: string) => string;
};

/**
 * Publishes a variant of a front end without a check, since many are broken for a journey's sake, or hands it to another
 * command of the deploy tool.
 */
export async function deployVariant(
  portal: Deployed,
  variant: Variant,
  command = ['publish', variant.name, '--skip', 'types,tests,render'],
) {
  const folder = await aVariant(variant);
  try {
    return await deploy(portal, ...command, '--root', folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
