/** Said to the service worker: a page was read that it did not bring, and the files that came with the first one. */
export type ReadPage = { read: string; files?: string[] };

export const isReadPage = (data: unknown): data is ReadPage =>
  typeof data === 'object' && data !== null && typeof (data as ReadPage).read === 'string';

type Location = { pathname: string; search: string };
/** Of the router: what is shown, and whether it is on its way to something else. */
type Pages = {
  state: { location: Location };
  subscribe: (listener: (state: { location: Location; navigation: { state: string } }) => void) => void;
};

/**
 * Has the worker keep what it did not see: the first page of a visit, which came before the worker looked after this browser,
 * and pages that are reached without a document.
 */
export function keepRead(
  { state, subscribe }: Pages,
  controlled: boolean,
  ready: Promise<{ active: ServiceWorker | null }>,
) {
  async function tell({ pathname, search }: Location, files?: string[]) {
    const { active } = await ready;
    active?.postMessage({ read: pathname + search, ...(files && { files }) } satisfies ReadPage);
  }
  let shown = state.location;
  if (!controlled)
    void tell(
      shown,
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
  subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    void tell(location);
  });
}
