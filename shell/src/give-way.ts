import type { PageRelease } from 'shared-api/contract/page.contract';
import { avoidNewest } from './avoided-releases.ts';
import { reportWaitMs } from './limits.ts';
import { pageEvents } from './page-events.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Opens the page again without the newest of these releases, once it is reported how that one failed. */
export async function giveWay(releases: PageRelease[]) {
  avoidNewest(releases);
  await Promise.race([pageEvents.reported, pause(reportWaitMs)]);
  location.reload();
}
