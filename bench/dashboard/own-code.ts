import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrontEndContract } from 'deploy/builds/front-end.contract';

const dist = resolve(import.meta.dirname, '../../remote-dashboard/dist');

/** Loaded after the list is shown. */
const later = ['dashboard-charts'];

/** Bytes, brotli, of everything the dashboard brings itself, whichever of its pages is opened; without what comes later. */
export function weighDashboard(): number {
  const { chunks } = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as FrontEndContract;
  const needed = new Set(Object.entries(chunks).flatMap(([name, files]) => (later.includes(name) ? [] : files)));
  const deferred = new Set(later.flatMap((name) => chunks[name] ?? []).filter((file) => !needed.has(file)));
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js') && !deferred.has(file));
  return scripts.reduce((total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
}
