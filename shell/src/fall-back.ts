import { withTimeout } from 'shared-api/client/with-timeout';
import type { PageRelease } from 'shared-api/contract/wire/page.contract';
import { avoidNewest } from './avoided-releases.ts';
import { reportWaitMs } from './limits.ts';
import { pageEvents } from './page-events.ts';

/** Opens the page again without the newest of these releases, once it is reported how that one failed. */
export async function fallBack(releases: PageRelease[]) {
  avoidNewest(releases);
  await withTimeout(pageEvents.reported, reportWaitMs).catch(() => undefined);
  location.reload();
}
