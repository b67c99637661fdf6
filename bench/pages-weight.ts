import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrontEndContract } from 'deploy/registry';

/** A class that Quill alone gives its cursor. */
const isQuill = (text: string) => text.includes('ql-cursor');

/** Scripts that each page of a remote brings itself; `frame` are chunks of every page, `later` what is loaded after it is shown. */
function pagesOf(remote: string, { frame, later = '' }: { frame: string[]; later?: string }) {
  const dist = resolve(import.meta.dirname, '..', remote, 'dist');
  const { entry, chunks }: FrontEndContract = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8'));
  const ofEvery = [entry, ...frame.flatMap((name) => chunks[name] ?? [])];
  return Object.entries(chunks)
    .filter(([name]) => name !== later && name !== 'routes')
    .map(([, own]) => [...new Set([...ofEvery, ...own])].map((name) => readFileSync(join(dist, name), 'utf8')));
}

const heaviestOf = (pages: string[][]) =>
  Math.max(...pages.map((texts) => texts.reduce((total, text) => total + brotliCompressSync(text).length, 0)));

/** Bytes, brotli, of what the heaviest page of spaces and dashboard brings of its own, and pages that bring the editor with them. */
export function weighPages() {
  const spaces = pagesOf('remote-spaces', { frame: ['routes'] });
  const dist = resolve(import.meta.dirname, '../remote-spaces/dist');
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  if (!scripts.some((name) => isQuill(readFileSync(join(dist, name), 'utf8'))))
    throw new Error('no script of the spaces holds the editor');
  const dashboard = pagesOf('remote-dashboard', { frame: ['routes', 'dashboard-page'], later: 'dashboard-charts' });
  return {
    heaviestSpace: heaviestOf(spaces),
    heaviestDashboard: heaviestOf(dashboard),
    withEditor: spaces.filter((texts) => texts.some(isQuill)).length,
  };
}
export type PagesWeight = ReturnType<typeof weighPages>;
