import { cp } from 'node:fs/promises';
import { startPortal } from './portal.ts';

// make-seed.ts <folder>: leaves there what a portal keeps after it loaded the demo data, for benches and journeys to copy.
const [folder = ''] = process.argv.slice(2);
const portal = await startPortal();
await portal.stop();
await cp(portal.dataDir, folder, { recursive: true });
await portal.remove();
