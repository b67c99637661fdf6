import { startPortal } from './portal.ts';
import { findSeed } from './seed.ts';

/** Opens a portal with a copy of the demo data for all journeys; those who need a portal of their own copy it too. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function openPortal() {
  process.once('SIGTERM', () => process.exit(143)); // what was started ends, and its folders, with this process
  process.env.PORTAL_SEED ??= await findSeed();
  const portal = await startPortal(process.env.PORTAL_SEED);
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  return () => portal.remove();
}
