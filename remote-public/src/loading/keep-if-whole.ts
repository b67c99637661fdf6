import { data } from 'shared-ui/router';

const notKept = { headers: { 'cache-control': 'no-store' } };

/** What a loader answers. A page that lacks something (null) is drawn anew for the next visitor. */
export const keepIfWhole = <Page extends object>(page: Page) =>
  Object.values(page).includes(null) ? data(page, notKept) : page;
