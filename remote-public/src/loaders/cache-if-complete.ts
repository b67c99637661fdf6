import { data } from 'shared-ui/router';

const notCached = { headers: { 'cache-control': 'no-store' } };

/** For a page that is one reader's own, or true for a moment only; `status` is that of its document, where it is not 200. */
export const neverCache = <Page extends object>(page: Page, status?: number) =>
  data(page, { ...notCached, ...(status && { status }) });

/** What a loader answers. A page that lacks something (null) is rendered again for the next visitor. */
export const cacheIfComplete = <Page extends object>(page: Page) =>
  Object.values(page).includes(null) ? data(page, notCached) : page;
