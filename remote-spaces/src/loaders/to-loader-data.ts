import { data } from 'shared-ui/router';

/** What a loader answers. A page that lacks something is rendered again for the next visitor; one that is missing is a 404. */
export function toLoaderData<Page extends object>(page: Page) {
  const parts = Object.values(page);
  if (parts.includes('missing')) return data(page, { status: 404 });
  return parts.includes(null) ? data(page, { headers: { 'cache-control': 'no-store' } }) : page;
}
