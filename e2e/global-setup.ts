import { startPortal } from './portal.ts';

/** The folder of a portal with the demo data: the one of PORTAL_SEED, or a new one. */
async function openSeed() {
  const given = process.env.PORTAL_SEED;
  if (given) return { dataDir: given, remove: async () => undefined };
  const seed = await startPortal();
  await seed.stop();
  return seed;
}

/** Opens a portal with a copy of the demo data for all journeys; those who need a portal of their own copy it too. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function openPortal() {
  const seed = await openSeed();
  const portal = await startPortal(seed.dataDir);
  process.env.PORTAL_SEED = seed.dataDir;
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  return async () => {
    await portal.remove();
    await seed.remove();
  };
}
