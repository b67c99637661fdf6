import { startPortal } from './portal.ts';

/** Fills one portal with the demo data, then opens a copy of it for all journeys; the rest is for those who need their own. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function openPortal() {
  const seed = await startPortal();
  await seed.stop();
  const portal = await startPortal(seed.dataDir);
  process.env.PORTAL_SEED = seed.dataDir;
  process.env.PORTAL_ORIGIN = portal.origin;
  return async () => {
    await portal.remove();
    await seed.remove();
  };
}
