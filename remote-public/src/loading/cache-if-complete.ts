import { data } from 'shared-ui/router';

const notCached = { headers: { 'cache-control': 'no-store' } };

/** What a loader answers. A page that lacks something (null) is rendered again for the next visitor. */
export const cacheIfComplete = <Page extends object>(page: Page) =>
  Object.values(page).includes(null) ? data(page, notCached) : page;
