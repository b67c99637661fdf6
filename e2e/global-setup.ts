import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startPortal } from './portal.ts';
import { findSeed } from './seed.ts';

/** A portal of the sources as they are; a run of all tests has built them, and made it, already. */
async function buildSeed() {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: resolve(import.meta.dirname, '..') });
  return findSeed();
}

/** The journeys visit the portal of a preview's link, which has to have the demo data that they look for. */
async function openPreview(link: string) {
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  const cookie = /^use=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
  if (!cookie) throw new Error(`${link} opens no preview (answer ${status}): make another one`);
  process.env.PORTAL_ORIGIN = new URL(link).origin;
  process.env.PREVIEW_COOKIE = cookie;
}

/** Opens a portal with a copy of the demo data for all journeys; those who need a portal of their own copy it too. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function openPortal() {
  process.once('SIGTERM', () => process.exit(143)); // what was started ends, and its folders, with this process
  if (process.env.PREVIEW_LINK) return openPreview(process.env.PREVIEW_LINK);
  process.env.PORTAL_SEED ??= await buildSeed();
  const portal = await startPortal(process.env.PORTAL_SEED);
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  return () => portal.remove();
}
