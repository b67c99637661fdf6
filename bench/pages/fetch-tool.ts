import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folder of a tool that only a measurement needs: fetched with the first use, in exactly this version, beside the
 * project and not among what it runs on. Its install scripts are not run.
 */
export function fetchTool(name: string, version: string): string {
  const home = resolve(import.meta.dirname, `../../.cache/tools/${name}-${version}`);
  const folder = resolve(home, 'node_modules', name);
  if (existsSync(resolve(folder, 'package.json'))) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(resolve(home, 'package.json'), '{"private":true}');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched`);
  return folder;
}

/** What a module of such a tool exports by default. */
export async function importTool<Tool>(name: string, version: string, file: string): Promise<Tool> {
  return (await import(pathToFileURL(join(fetchTool(name, version), file)).href)).default;
}
