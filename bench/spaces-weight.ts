import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../remote-spaces/dist');

/** A class that Quill alone gives its cursor. */
const isQuill = (text: string) => text.includes('ql-cursor');

type Contract = { entry: string; chunks: Record<string, string[]> };

/** What the heaviest page of the spaces brings of its own, and how many pages bring the editor's library with them. */
export async function weighSpaces() {
  const { entry, chunks }: Contract = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8'));
  const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const texts = new Map(
    await Promise.all(scripts.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)),
  );
  if (![...texts.values()].some(isQuill)) throw new Error('no script of the spaces holds the editor');
  const { routes = [], ...pages } = chunks;
  const opened = Object.values(pages).map((own) => [entry, ...routes, ...own].map((name) => texts.get(name) ?? ''));
  const weights = opened.map((page) => page.reduce((total, text) => total + brotliCompressSync(text).length, 0));
  return { heaviest: Math.max(...weights), withEditor: opened.filter((page) => page.some(isQuill)).length };
}
export type SpacesWeight = Awaited<ReturnType<typeof weighSpaces>>;
