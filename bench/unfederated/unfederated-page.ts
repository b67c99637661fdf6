import { createHash } from 'node:crypto';
import type { Unfederated } from './build-unfederated.ts';

const sriOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The portal's own page with the scripts of the unfederated build in the place of its own. */
export function toUnfederatedPage(document: string, { main, home, files }: Unfederated): string {
  const bytes = files.get(main);
  if (!bytes) throw new Error(`${main} was not built`);
  let page = document.replace(/<link rel="preload" as="script"[^>]+>\n?/g, '');
  const preload = home ? `\n<link rel="preload" as="script" href="${home}">` : '';
  page = page.replace(
    /<script async[^>]*><\/script>/,
    `<script async src="${main}" integrity="${sriOf(bytes)}"></script>${preload}`,
  );
  return page;
}
