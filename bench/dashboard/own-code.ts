import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrontEndContract } from 'deploy/builds/front-end.contract';

const dist = resolve(import.meta.dirname, '../../remote-dashboard/dist');

/** Chunks of every page: the table of routes, and the frame around them. */
const ofEveryPage = ['routes', 'dashboard-page'];
/** Loaded after the list is shown. */
const later = ['dashboard-charts'];

/** Bytes, brotli, of what the dashboard brings itself for the heaviest of its pages; without what comes later. */
export function weighDashboard(): number {
  const { entry, chunks } = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as FrontEndContract;
  const frame = [entry, ...ofEveryPage.flatMap((name) => chunks[name] ?? [])];
  const pages = Object.entries(chunks).filter(([name]) => !later.includes(name));
  const weigh = (files: string[]) =>
    [...new Set([...frame, ...files])].reduce(
      (total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length,
      0,
    );
  return Math.max(...pages.map(([, files]) => weigh(files)));
}
